import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { connectPostgres } from "#server/db/postgres.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";

export interface Where {
  readonly DATA_DIR: string;
  /** Empty for SQLite. */
  readonly DATABASE_URL: string;
}

/** Queries a database directly, bypassing the program: without migrations, checks or waiting for the disk. */
export async function askStorage<Result>(
  { DATA_DIR = "", DATABASE_URL = "" }: Partial<Where>,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const inFile = () => {
    const database = new DatabaseSync(join(DATA_DIR, "bookings.db"), { timeout: 5000 });
    database.exec("pragma journal_mode = wal; pragma synchronous = off");
    return new Kysely<Database>({ dialect: sqliteDialect(database) });
  };
  const db = DATABASE_URL ? connectPostgres(DATABASE_URL, { max: 1 }) : inFile();
  return use(db).finally(() => db.destroy());
}

/** Runs one statement on it. */
export const runSql = (where: Partial<Where>, statement: string) =>
  askStorage(where, (db) => sql.raw<Readonly<Record<string, unknown>>>(statement).execute(db));

/** Every row of every table as JSON, in an order that does not depend on when it was written. */
export const everyRow = (where: Where): Promise<Record<string, string[]>> =>
  askStorage(where, async (db) => {
    const tables = await db.introspection.getTables();
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      all[name] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return all;
  });
