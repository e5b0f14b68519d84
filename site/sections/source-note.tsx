/** The number of a source, leading to it at the foot of the page. */
export const SourceNote = ({ note }: { readonly note: number }) => (
  <a href={`#source-${note}`} aria-label={`Source ${note}`} className="source">
    {note}
  </a>
);
