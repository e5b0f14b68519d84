import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrations } from "#server/db/migrations/all.ts";
import { checkIntegrity } from "./copy-file.ts";
import { isUnaltered } from "./digest.ts";

const mark = "SQLite format 3\0";

function beginning(file: string): string {
  const bytes = Buffer.alloc(mark.length);
  const handle = openSync(file, "r");
  readSync(handle, bytes);
  closeSync(handle);
  return bytes.toString("latin1");
}

/** The migrations that a database has seen, undefined for one of another program. */
function migrationsOf(database: DatabaseSync): string[] | undefined {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const names = tables.map(({ name }) => name);
  if (!names.includes("kysely_migration") || !names.includes("bookings")) return undefined;
  return database
    .prepare("select name from kysely_migration")
    .all()
    .map(({ name }) => String(name));
}

/** @throws an error in plain words when a file is no backup that this version of the program can restore */
export function checkBackup(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (beginning(file) !== mark) throw new Error(`${file} is no backup: it is no database.`);
  let seen: string[] | undefined;
  let unaltered = true;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      checkIntegrity(database);
      seen = migrationsOf(database);
      unaltered = !seen || isUnaltered(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(`${file} is damaged: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  if (!seen) throw new Error(`${file} is no backup: it is a database of another program.`);
  const known = Object.keys(migrations("sqlite"));
  if (seen.some((name) => !known.includes(name)))
    throw new Error(`${file} was made by a newer version of this program. Update this one first.`);
  if (!unaltered)
    throw new Error(
      `${file} has been altered since it was made: its rows do not fit its digest. Restore another backup.`,
    );
}
