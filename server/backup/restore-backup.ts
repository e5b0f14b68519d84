import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { fileOf, type Where } from "#server/db/find-database.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { checkBackup } from "./check-backup.ts";
import { cleanUpAfter } from "./clean-up-after.ts";
import { checkIntegrity, copyFile, stripCopy } from "./copy-file.ts";
import { copyTables } from "./copy-tables.ts";
import { type Counts, countRows } from "./count-rows.ts";
import { withFile } from "./with-file.ts";
import { writeBeside } from "./write-beside.ts";

interface Target extends Where {
  /** False drops the messages that waited when the backup was made. */
  readonly mail: boolean;
}

/**
 * Puts a backup into an empty storage. Messages that waited then wait again: those that were sent after the backup was
 * made are sent a second time, if they are younger than two days.
 * @throws when the file cannot be restored or the storage is not empty; nothing was changed then
 */
export async function restoreBackup(where: Target, file: string): Promise<Counts> {
  checkBackup(file);
  if (where.DATABASE_URL) return intoPostgres(where.DATABASE_URL, where, file);
  const target = fileOf(where);
  if (existsSync(target) || existsSync(`${target}-wal`))
    throw new Error(`There are bookings in ${where.DATA_DIR} already. Nothing was changed.`);
  mkdirSync(where.DATA_DIR, { recursive: true, mode: 0o700 });
  return writeBeside(target, (part) => prepare(file, part, where, countRows));
}

/** Copies a backup, brings the copy up to date and gives it to `use`. */
async function prepare<Result>(
  file: string,
  part: string,
  { mail }: Target,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  await copyFile(file, part, { readOnly: true });
  return withFile(part, async (db, database) => {
    await migrate(db, "sqlite");
    await stripCopy(db);
    if (!mail)
      await db
        .updateTable("messages")
        .set({ state: "dropped", claimed_until: null })
        .where("state", "=", "waiting")
        .execute();
    checkIntegrity(database);
    return use(db);
  });
}

async function intoPostgres(address: string, where: Target, file: string): Promise<Counts> {
  const { connectPostgres } = await import("#server/db/connect-postgres.ts");
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  const to = connectPostgres(address, { max: 1 });
  const restore = (from: Kysely<Database>) =>
    to.transaction().execute(async (all) => {
      // Nobody books in between.
      await sql`lock table bookings, users in exclusive mode`.execute(all);
      const { bookings, users } = await countRows(all);
      if (bookings + users > 0)
        throw new Error(
          "There are bookings or users in the database already. Nothing was changed.",
        );
      await copyTables(from, all);
      return countRows(all);
    });
  const clean = () => rmSync(folder, { recursive: true, force: true });
  return cleanUpAfter(clean, async () => {
    await migrate(to, "postgres");
    return prepare(file, join(folder, "copy.db"), where, restore);
  }).finally(() => to.destroy());
}
