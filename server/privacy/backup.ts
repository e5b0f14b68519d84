import { copyFileSync, createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { secretSetting } from "#server/accounts/secret.ts";
import { assertDatabase } from "#server/db/find-database.ts";
import { migrate, whyRefused } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { makeFolder, openFile } from "#server/db/sqlite-file.ts";
import { fileOf, type Where } from "#server/db/where.ts";
import { dropMessages } from "#server/messages/enqueue.ts";
import { compress, inTemporaryFolder, withUnpacked, writeAtomically } from "./backup-file.ts";
import { type Counts, countRows, leftOut } from "./tables.ts";

type Folder = Pick<Where, "DATA_DIR">;

/** A compressed copy of the SQLite database, read back before it gets its name. Servers may be writing meanwhile. */
export async function makeBackup({ DATA_DIR }: Folder, file: string): Promise<Counts> {
  await assertDatabase({ DATA_DIR });
  return writeAtomically(file, (part) =>
    inTemporaryFolder(async (folder) => {
      const copy = join(folder, "copy");
      copyDatabase(fileOf({ DATA_DIR }), copy);
      const counts = await withCopy(copy, async (db, database) => {
        await migrate(db, "sqlite");
        for (const table of leftOut) await db.deleteFrom(table).execute();
        await db.deleteFrom("settings").where("key", "=", secretSetting).execute();
        // Otherwise the bytes of what was deleted would remain.
        database.exec("vacuum");
        return countRows(db);
      });
      await compress(createReadStream(copy), part);
      const written = await withUnpacked(part, "sqlite", async (unpacked) => {
        check(unpacked, part);
        return withCopy(unpacked, countRows);
      });
      if (JSON.stringify(written) !== JSON.stringify(counts))
        throw new Error(`${file} would not hold all rows.`);
      return counts;
    }),
  );
}

function copyDatabase(file: string, copy: string): void {
  const database = openFile({ file, isStart: false });
  try {
    database.prepare("vacuum into ?").run(copy);
  } finally {
    database.close();
  }
}

async function withCopy<Result>(
  file: string,
  use: (db: Kysely<Database>, database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(file);
  // An incomplete copy is thrown away, so nothing waits for the disk.
  database.exec("pragma journal_mode = memory; pragma synchronous = off");
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  return use(db, database).finally(() => db.destroy());
}

interface Target extends Folder {
  /** False drops the backup's pending messages. */
  readonly mail: boolean;
}

/** Pending messages will be sent, also those that were sent after the backup was made. */
export async function restoreBackup({ DATA_DIR, mail }: Target, file: string): Promise<Counts> {
  const target = fileOf({ DATA_DIR });
  return withUnpacked(file, "sqlite", async (unpacked) => {
    check(unpacked, file);
    if (existsSync(target) || existsSync(`${target}-wal`))
      throw new Error(`${DATA_DIR} already has bookings. Nothing was changed.`);
    makeFolder(DATA_DIR);
    return writeAtomically(target, async (part) => {
      copyFileSync(unpacked, part);
      return withCopy(part, async (db) => {
        await migrate(db, "sqlite");
        if (!mail) await dropMessages(db).where("state", "=", "waiting").execute();
        return countRows(db);
      });
    });
  });
}

/** @throws if an unpacked file is not a database that this version can use */
function check(unpacked: string, file: string): void {
  const database = new DatabaseSync(unpacked, { readOnly: true });
  const column = (query: string) =>
    database
      .prepare(query)
      .all()
      .flatMap((row) => Object.values(row).map(String));
  try {
    const [found] = column("pragma integrity_check(1)");
    if (found !== "ok") throw new Error(`${file} is damaged: ${found}.`);
    const tables = column("select name from sqlite_master where type = 'table'");
    if (!tables.includes("kysely_migration") || !tables.includes("bookings"))
      throw new Error(`${file} is not a backup: it is another program's database.`);
    const why = whyRefused(column("select name from kysely_migration"));
    if (why) throw new Error(`${file} cannot be restored: ${why}.`);
  } finally {
    database.close();
  }
}
