import { statSync } from "node:fs";

/** Said while a program that runs finds no file. It never makes one: that would hide the loss. */
export const gone =
  "it is no longer there. Nothing is stored until it is back, or a backup is restored in its place";

const other =
  "it, its journal or its index was moved, deleted or replaced. What stands there is opened next";

/** The file to which a path leads, undefined where there is none. */
export const look = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Which file a path leads to. None is the same as none: what is not there is not what is open. */
const numberOf = (path: string) => look(path)?.ino ?? Number.NaN;

/** True for a file that holds something. */
export const isThere = (file: string): boolean => Boolean(look(file)?.size);

/**
 * SQLite deletes a journal that it finds beside a missing or empty database, and the bookings that only the journal
 * holds with it. A rightful start writes to the database before it makes a journal.
 * @throws an error in words when there is such a journal; nothing was touched then
 */
export function assertNotLost(file: string): void {
  const journal = `${file}-wal`;
  // The journal first: another program may be making both.
  const bytes = look(journal)?.size ?? 0;
  if (bytes === 0 || isThere(file)) return;
  const what = look(file) ? "it is empty" : "it is missing";
  throw new Error(
    `${what}, but its journal ${journal} still holds ${bytes.toLocaleString("en-US")} bytes of bookings. ` +
      "Nothing was touched. Keep a copy of the folder, then put the database back beside its journal. If it is gone " +
      'for good, move the journal out of the folder and restore the last backup: "npm run owner -- restore FILE"',
  );
}

/**
 * Watches whether paths still lead to the files that are open now: what is written into one that was deleted is lost
 * with the program.
 * @param beside the journal, and the index by which programs tell each other what of it they use: without the same
 * index they write over each other
 * @param opened what stood there before it was opened, as it may be replaced in that moment; where nothing did, what
 * opening has made
 * @returns tells what is wrong, undefined while nothing is. A database that has become smaller counts as another one.
 */
export function watchPlace(
  file: string,
  beside: readonly string[],
  opened = look(file),
): () => string | undefined {
  const numbers = beside.map(numberOf);
  let size = opened?.size ?? 0;
  return () => {
    const now = look(file);
    if (!now?.size) return gone;
    const same = now.ino === opened?.ino && now.dev === opened.dev && now.size >= size;
    if (!same || beside.some((path, index) => numberOf(path) !== numbers[index])) return other;
    size = now.size;
    return undefined;
  };
}
