/** SQLite's primary result codes, in words for whoever runs the program. */
const words = new Map([
  [5, "another program keeps it locked"],
  [8, "it or its folder is read-only, or belongs to another user"],
  [10, "its disk cannot be read or written"],
  [13, "its disk is full"],
  [14, "it cannot be opened: is the folder there, does it belong to this user, and is it a file?"],
]);

/** SQLite's primary result code of an error: the lower byte; the rest says its circumstances. */
const codeOf = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : 0;

/** Whether another program keeps the database locked: nothing was done, and it can be tried again. */
export const isLocked = (error: unknown): boolean => codeOf(error) === 5;

/** Whether SQLite refused the data itself (too large, a constraint, a wrong type), not the disk, the file or the lock. */
export const isSqliteDataError = (error: unknown): boolean => [18, 19, 20].includes(codeOf(error));

const damaged = new Set([11, 26]);

/** What to do about a file that cannot be trusted any more. */
const cure =
  "Keep a copy of its folder, move bookings.db, bookings.db-wal and bookings.db-shm out of it, and restore the last " +
  'backup: "npm run owner -- restore FILE". Bookings that came after it may still be read out of the copy: ' +
  '"sqlite3 bookings.db .recover"';

/** What was found wrong with a file, and what to do about it. */
export const tellDamage = (found: string) =>
  `it is damaged (${found.replace(/\s+/g, " ")}). ${cure}.`;

/** Why SQLite could not do something, and what to do about it where the cause is no single command. */
export function explainSqlite(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("errcode" in error) || typeof error.errcode !== "number") return error.message;
  // The lower byte is the kind of error, the rest its circumstances.
  const code = error.errcode & 0xff;
  if (damaged.has(code)) return tellDamage(error.message);
  const why = words.get(code);
  return why ? `${why} (${error.message})` : error.message;
}
