import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { type Kysely, sql } from "kysely";
import { secretSetting } from "#server/accounts/secret.ts";
import { fileOf, type Where } from "#server/db/find-database.ts";
import { makeFolder } from "#server/db/make-folder.ts";
import { migrate, whyRefused } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import type { Database } from "#server/db/schema.ts";
import { look } from "#server/db/sqlite-file.ts";
import { dropMessages } from "#server/outbox/drop-messages.ts";
import { checkIntegrity, cleanUpAfter, copyDatabase, withCopy, writeAtomically } from "./files.ts";
import {
  type Counts,
  copyTables,
  countRows,
  type Extent,
  leftOut,
  stripCopy,
  tablesOf,
  whyAltered,
} from "./tables.ts";

interface Target extends Where, Extent {
  /** False drops the backup's pending messages. */
  readonly mail: boolean;
}

/** Pending messages less than two days old will be sent, even if they were sent after the backup was made. */
export async function restoreBackup(where: Target, file: string): Promise<Counts> {
  await checkBackup(file);
  if (where.DATABASE_URL) return restoreToPostgres(where.DATABASE_URL, where, file);
  const target = fileOf(where);
  if (existsSync(target) || existsSync(`${target}-wal`))
    throw new Error(`${where.DATA_DIR} already has bookings. Nothing was changed.`);
  makeFolder(where.DATA_DIR);
  return writeAtomically(target, (part) =>
    withUpdatedCopy(file, where.DATA_DIR, where, (from) =>
      withCopy(part, async (to, database) => {
        await migrate(to, "sqlite");
        await to.transaction().execute((all) => copyTables(from, all, where));
        checkIntegrity(database);
        return countRows(to);
      }),
    ),
  );
}

/** Of the copy only rows are used, in a schema of our own: triggers and views of a file's maker stay behind. */
async function withUpdatedCopy<Result>(
  file: string,
  place: string,
  { mail, everything = false }: Target,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(place, "restore-"));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  return cleanUpAfter(clean, async () => {
    const copy = join(folder, "copy.db");
    await copyDatabase(file, copy, { readOnly: true });
    return withCopy(copy, async (db) => {
      await migrate(db, "sqlite");
      await stripCopy(db, { everything });
      if (!mail) await dropMessages(db).where("state", "=", "waiting").execute();
      return use(db);
    });
  });
}

async function restoreToPostgres(address: string, where: Target, file: string): Promise<Counts> {
  const to = connectPostgres(address, { max: 1 });
  const restore = (from: Kysely<Database>) =>
    to.transaction().execute(async (all) => {
      // Nothing can arrive in between.
      await sql`lock table bookings, users, settings in exclusive mode`.execute(all);
      const { bookings, users } = await countRows(all);
      if (bookings + users > 0)
        throw new Error("The database already has bookings or users. Nothing was changed.");
      // The first start of the program stored its own. No backup has the secret of sessions, so that one stays.
      const { everything } = where;
      const kept = everything ? "" : secretSetting;
      await all.deleteFrom("settings").where("key", "<>", kept).execute();
      if (everything) for (const table of leftOut) await all.deleteFrom(table).execute();
      await copyTables(from, all, where);
      return countRows(all);
    });
  return migrate(to, "postgres")
    .then(() => withUpdatedCopy(file, tmpdir(), where, restore))
    .finally(() => to.destroy());
}

function inspect(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkIntegrity(database);
    const tables = tablesOf(database);
    if (!tables.includes("kysely_migration") || !tables.includes("bookings"))
      return { applied: undefined, altered: undefined };
    const rows = database.prepare("select name from kysely_migration").all();
    return { applied: rows.map(({ name }) => String(name)), altered: whyAltered(database) };
  } catch (error) {
    throw new Error(`${file} is damaged: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}

async function checkBackup(file: string): Promise<void> {
  if (!look(file)?.isFile()) throw new Error(`There is no file ${file}.`);
  const header = await text(createReadStream(file, { end: 15 }));
  if (header !== "SQLite format 3\0")
    throw new Error(`${file} is not a backup: it is not a database.`);
  const { applied, altered } = inspect(file);
  if (!applied) throw new Error(`${file} is not a backup: it is another program's database.`);
  const why = whyRefused(applied, "sqlite");
  if (why) throw new Error(`${file} cannot be restored: ${why}.`);
  if (altered) throw new Error(`${file} ${altered}.`);
}
