import { isMistake } from "./storage-error.ts";

/** By primary result code. @see https://sqlite.org/rescode.html */
const explanations = new Map([
  [5, "another program keeps it locked"],
  [8, "it or its folder is read-only, or belongs to another user"],
  [10, "its disk cannot be read or written"],
  [13, "its disk is full"],
  [14, "it cannot be opened: is the folder there, does it belong to this user, and is it a file?"],
]);
const locked = 5;
const unreadable = 10;
const damaged = [11, 26];
const badData = [18, 19, 20];

const extendedCodeOf = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : 0;

const codeOf = (error: unknown): number => extendedCodeOf(error) & 0xff;

export const isLocked = (error: unknown): boolean => codeOf(error) === locked;

export const isUnreadable = (error: unknown): boolean => codeOf(error) === unreadable;

export const isSqliteDataError = (error: unknown): boolean =>
  badData.includes(codeOf(error)) || isMistake(error);

export const explainDamage = (found: string) =>
  `it is damaged (${found.replace(/\s+/g, " ")}). Keep a copy of its folder, move bookings.db, bookings.db-wal and ` +
  `bookings.db-shm out of it, and restore the last backup: ${ownerCall("restore FILE")}. Bookings that came after ` +
  'it may still be read out of the copy: "sqlite3 bookings.db .recover".';

export function explainSqlite(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  if (damaged.includes(code)) return explainDamage(error.message);
  const why = explanations.get(code);
  return why ? `${why} (${error.message}, code ${extendedCodeOf(error)})` : error.message;
}

/** How a message names one of the owner's commands: a server has no npm, and a clone no "scoopdale". */
export const ownerCall = (command: string): string =>
  `"scoopdale ${command}", in a clone "npm run owner -- ${command}"`;
