import type { Cited } from "#domain/sources.ts";
import { SourceNote } from "#site/sections/source-note.tsx";

/** A fact in its words, with the number of its source. */
export function Fact({ fact: { text, note } }: { fact: Cited & { readonly text: string } }) {
  return (
    <>
      {text}
      {note !== undefined && <SourceNote note={note} />}
    </>
  );
}
