import type { Kysely } from "kysely";
import { assertDatabase, fileOf, type Where } from "#server/db/find-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import type { Database } from "#server/db/schema.ts";
import { checkIntegrity, copyDatabase, withCopy, writeAtomically } from "./files.ts";
import { addDigest, type Counts, copyTables, countRows, type Extent, stripCopy } from "./tables.ts";

/** The SQLite file can be restored into either engine. */
export async function makeBackup(where: Where, file: string, extent: Extent = {}): Promise<Counts> {
  await assertDatabase(where);
  const { DATABASE_URL } = where;
  return writeAtomically(file, async (part) => {
    if (!DATABASE_URL) await copyDatabase(fileOf(where), part, { readOnly: false });
    return withCopy(part, async (db, database) => {
      // Migrates the copy, not the database.
      await migrate(db, "sqlite");
      if (DATABASE_URL) await copyFromPostgres(DATABASE_URL, db, extent);
      await stripCopy(db, extent);
      checkIntegrity(database);
      addDigest(database);
      return countRows(db);
    });
  });
}

async function copyFromPostgres(
  address: string,
  to: Kysely<Database>,
  extent: Extent,
): Promise<void> {
  const db = connectPostgres(address, { max: 1 });
  try {
    await migrate(db, "postgres");
    const snapshot = db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only");
    await snapshot.execute((from) =>
      to.transaction().execute((all) => copyTables(from, all, extent)),
    );
  } finally {
    await db.destroy();
  }
}
