import type { Cited } from "#domain/published/sources.ts";
import styles from "./fact.module.css";

/** The number of a source, leading to it at the foot of the page. */
const SourceNote = ({ note }: { readonly note: number }) => (
  <a href={`#source-${note}`} aria-label={`Source ${note}`} className={styles["source"]}>
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
