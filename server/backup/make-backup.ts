import type { Kysely } from "kysely";
import { assertDatabase, fileOf, type Where } from "#server/db/find-database.ts";
import { migrate } from "#server/db/migrate.ts";
import {
  createSearch,
  dropSearch,
  leaveToWriter,
  mergeByWriter,
} from "#server/db/migrations/search.ts";
import type { Database } from "#server/db/schema.ts";
import { checkIntegrity, copyFile, stripCopy } from "./copy-file.ts";
import { copyTables } from "./copy-tables.ts";
import { type Counts, countRows } from "./count-rows.ts";
import { addDigest } from "./digest.ts";
import { withFile } from "./with-file.ts";
import { writeBeside } from "./write-beside.ts";

/**
 * Writes everything that is stored into one SQLite file, as it is at one moment, while servers go on. Whichever engine
 * it comes from, it can be restored into either.
 * @throws when the file is there already or there is nothing to back up
 */
export async function makeBackup(where: Where, file: string): Promise<Counts> {
  await assertDatabase(where);
  const { DATABASE_URL } = where;
  return writeBeside(file, async (part) => {
    if (DATABASE_URL) await fillFromPostgres(DATABASE_URL, part);
    else await copyFile(fileOf(where), part, { readOnly: false });
    return withFile(part, async (db, database) => {
      // The copy is brought up to date; what it was made from stays as it is.
      await migrate(db, "sqlite");
      await stripCopy(db);
      checkIntegrity(database);
      addDigest(database);
      return countRows(db);
    });
  });
}

async function fillFromPostgres(address: string, part: string): Promise<void> {
  const { connectPostgres } = await import("#server/db/connect-postgres.ts");
  const from = connectPostgres(address, { max: 1 });
  try {
    await migrate(from, "postgres");
    await withFile(part, async (to) => {
      await migrate(to, "sqlite");
      await from
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute((snapshot) => to.transaction().execute((all) => fill(snapshot, all)));
    });
  } finally {
    await from.destroy();
  }
}

/** The search index is made at the end: its triggers would number the bookings anew. */
async function fill(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  await dropSearch(to);
  await copyTables(from, to);
  await createSearch(to, "sqlite");
  await leaveToWriter(to);
  await mergeByWriter(to);
}
