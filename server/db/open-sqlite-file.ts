import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { tellDamage } from "./explain-sqlite.ts";
import type { Task } from "./sqlite-messages.ts";
import { assertNotLost, look } from "./sqlite-place.ts";

/**
 * Up to so many bytes the whole file is checked before it is used: about 50 ms. The check of a larger one would take
 * too much of a start; what is damaged in it is told by the command that meets it.
 */
const wholeCheck = 8_000_000;

/**
 * How long to wait for another program's lock, in milliseconds. A start waits for the migration of another instance. The
 * thread that writes waits in slices, so that lookups are answered in between.
 */
export const longestLock = { atStart: 60_000, atWork: 5000, slice: 250 };

/**
 * Opens a database file. One that is damaged, or another program's, is left as it is.
 * @throws an error in words that say what to do
 */
export function openFile(task: Task): DatabaseSync {
  const { file, fresh } = task;
  assertNotLost(file);
  const wasThere = look(file) !== undefined;
  try {
    return open(task);
  } catch (error) {
    // A full disk took the file's name, but nothing of its contents.
    if (fresh && !wasThere && look(file)?.size === 0) rmSync(file);
    throw error;
  }
}

function open({ file, fresh }: Task): DatabaseSync {
  if (fresh) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const existing = pathToFileURL(file);
  existing.searchParams.set("mode", "rw");
  const database = new DatabaseSync(fresh ? file : existing);
  // Waiting for another process's lock blocks this thread only; the server goes on.
  database.exec(`pragma busy_timeout = ${fresh ? longestLock.atStart : longestLock.atWork}`);
  checkFile(database);
  // secure_delete: what was erased is gone from the file, too. journal_size_limit: a journal that grew while somebody
  // read for long gives its room back.
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma journal_size_limit = 16000000",
  );
  return database;
}

function checkFile(database: DatabaseSync): void {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  if (tables.length > 0 && !tables.some(({ name }) => name === "kysely_migration"))
    throw new Error("it is a database of another program. Nothing was changed in it");
  const size = database
    .prepare("select page_count * page_size as bytes from pragma_page_count, pragma_page_size")
    .get();
  if (Number(size?.["bytes"]) > wholeCheck) return;
  const [first] = database.prepare("pragma quick_check(1)").all();
  const found = String(first?.["quick_check"]);
  if (found !== "ok") throw new Error(tellDamage(found));
}
