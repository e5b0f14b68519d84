import { statSync } from "node:fs";

/** Said while a program that runs finds no file. It never makes one: that would hide the loss. */
export const gone =
  "it is no longer there. Nothing is stored until it is back, or a backup is restored in its place";

const other = "it or its journal was moved, deleted or replaced. What stands there is opened next";

const look = (path: string) => statSync(path, { throwIfNoEntry: false });

/** True for a file that holds something. */
export const isThere = (file: string): boolean => Boolean(look(file)?.size);

/**
 * Watches whether a path still leads to the files that are open now: what is written into a file that was deleted is
 * lost with the program.
 * @returns tells what is wrong, undefined while nothing is. A database that has become smaller counts as another one.
 */
export function watchPlace(file: string, journal?: string): () => string | undefined {
  const opened = look(file);
  const openedJournal = journal && look(journal)?.ino;
  let size = opened?.size ?? 0;
  return () => {
    const now = look(file);
    if (!now?.size) return gone;
    const same = now.ino === opened?.ino && now.dev === opened.dev && now.size >= size;
    if (!same || (journal && look(journal)?.ino) !== openedJournal) return other;
    size = now.size;
    return undefined;
  };
}
