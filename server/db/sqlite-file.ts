import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { isMistake } from "./storage-error.ts";

/** By primary result code. @see https://sqlite.org/rescode.html */
const explanations = new Map([
  [5, "another program keeps it locked"],
  [8, "it or its folder is read-only, or belongs to another user"],
  [10, "its disk cannot be read or written"],
  [13, "its disk is full"],
  [14, "it cannot be opened: is the folder there, does it belong to this user, and is it a file?"],
]);
const unreadable = 10;
const damaged = [11, 26];
const badData = [18, 19, 20];

const extendedCodeOf = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : 0;

const codeOf = (error: unknown): number => extendedCodeOf(error) & 0xff;

export const isUnreadable = (error: unknown): boolean => codeOf(error) === unreadable;

export const isSqliteDataError = (error: unknown): boolean =>
  badData.includes(codeOf(error)) || isMistake(error);

const explainDamage = (found: string) =>
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
const ownerCall = (command: string): string =>
  `"scoopdale ${command}", in a clone "npm run owner -- ${command}"`;

/**
 * Makes a folder for data, and those above it, for this user only. Node's own "recursive" never returns where a file
 * system makes none, as below /proc.
 * @throws Error of the file system
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** The running program never creates a file in its place: that would hide the loss. */
export const lost =
  "it or its journal was moved, deleted or replaced. Nothing is stored until it is back. To use another one, stop the program first";

/** How long to wait for another program's lock: at a start, for the migration of another instance. */
export const lockMs = { atStart: 60_000, atWork: 5000 };

interface Opening {
  readonly file: string;
  readonly isStart: boolean;
}

export const look = (path: string) => statSync(path, { throwIfNoEntry: false });

/** NaN for a missing file: it never equals itself, so a missing file never matches. */
const inodeOf = (path: string) => look(path)?.ino ?? Number.NaN;

export const hasContent = (file: string): boolean => Boolean(look(file)?.size);

/** @throws if a journal has lost its database: SQLite would delete the journal, with all bookings in it */
export function assertNotLost(file: string): void {
  const journal = `${file}-wal`;
  const bytes = look(journal)?.size ?? 0;
  // A regular start writes to the database before it creates a journal.
  if (bytes === 0 || hasContent(file)) return;
  const what = look(file) ? "it is empty" : "it is missing";
  throw new Error(
    `${what}, but its journal ${journal} still holds ${bytes.toLocaleString("en-US")} bytes of bookings. ` +
      "Nothing was touched. Keep a copy of the folder, then put the database back beside its journal. If it is gone " +
      `for good, move the journal out of the folder and restore the last backup: ${ownerCall("restore FILE")}`,
  );
}

/** Leaves another program's file as it is. @throws an error that says what to do */
export function openFile({ file, isStart }: Opening): DatabaseSync {
  assertNotLost(file);
  if (isStart) makeFolder(dirname(file));
  const existing = pathToFileURL(file);
  existing.searchParams.set("mode", "rw");
  const database = new DatabaseSync(isStart ? file : existing);
  database.exec(`pragma busy_timeout = ${isStart ? lockMs.atStart : lockMs.atWork}`);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  if (tables.length > 0 && !tables.some(({ name }) => name === "kysely_migration"))
    throw new Error("it is a database of another program. Nothing was changed in it");
  // secure_delete overwrites erased data. journal_size_limit, in bytes, shrinks a journal that grew during a long read.
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma journal_size_limit = 16000000",
  );
  return database;
}

/**
 * Returns a check that the open file and its journal are in place: writes to a deleted file are lost. A file that shrank
 * was replaced.
 */
export function watchFiles(file: string): () => boolean {
  const opened = look(file);
  const journal = `${file}-wal`;
  const inode = inodeOf(journal);
  let size = opened?.size ?? 0;
  return () => {
    const now = look(file);
    const isSame = now?.ino === opened?.ino && now?.dev === opened?.dev;
    if (!now || !isSame || now.size < size || inodeOf(journal) !== inode) return false;
    size = now.size;
    return true;
  };
}
