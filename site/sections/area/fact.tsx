import type { Cited } from "#domain/content/sources.ts";

/** As small as a footnote for the eye, larger for a finger. */
export const sourceNote =
  "-mx-2 -my-3.5 px-[9px] py-3.5 align-super font-text text-[0.75rem] leading-none font-bold text-inherit no-underline hover:underline";

/** The number of a source, leading to it at the foot of the page. */
const SourceNote = ({ note }: { readonly note: number }) => (
  <a href={`#source-${note}`} aria-label={`Source ${note}`} className={sourceNote}>
    {note}
  </a>
);

/** A fact in its words, with the number of its source. */
export function Fact({ fact: { text, note } }: { fact: Cited & { readonly text: string } }) {
  return (
    <>
      {text}
      {note !== undefined && <SourceNote note={note} />}
    </>
  );
}
