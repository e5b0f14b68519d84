import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";

/** Runs `use` with a database file of its own, which no server has open, and closes it as a single file. */
export async function withFile<Result>(
  file: string,
  use: (db: Kysely<Database>, database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(file);
  // A copy that is not whole is thrown away, so it needs neither a journal nor to wait for the disk at every step.
  database.exec("pragma journal_mode = off; pragma synchronous = off; pragma secure_delete = on");
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  return use(db, database).finally(() => db.destroy());
}
