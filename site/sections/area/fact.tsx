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

export type Facts = readonly (Cited & { readonly title?: string; readonly text: string })[];

/** Facts below each other, in two columns where there is room. */
export const FactList = ({ facts }: { readonly facts: Facts }) => (
  <ul className="gap-x-10 md:columns-2">
    {facts.map((fact) => (
      <li key={fact.text} className="break-inside-avoid border-t-2 border-ink-faint py-2.5">
        {fact.title && <b>{`${fact.title}: `}</b>}
        <Fact fact={fact} />
      </li>
    ))}
  </ul>
);
