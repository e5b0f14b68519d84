import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./schema.ts";

/** Any number, but the same one in every instance. */
const lockId = 480_555_014;

/** The first migration of every database that was made before version 1.0.0, which brought none of them along. */
const firstBefore1 = "0001-bookings";

/** @returns why a database with these migrations cannot be used by this version */
export function whyRefused(applied: readonly string[], engine: Engine): string | undefined {
  if (applied.includes(firstBefore1))
    return "it was made before version 1.0.0: only commit b731627 opens it. Nothing was changed in it";
  const known = migrations(engine);
  if (applied.some((name) => !Object.hasOwn(known, name)))
    return "it was made by a newer version of this program. Update this one. Nothing was changed in it";
  return undefined;
}

/** All or nothing, also when several instances start at once. @throws if another version has migrated the database */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Kysely locks only after it has created its own tables, which two instances can do at the same time.
    if (engine === "postgres") await sql`select pg_advisory_lock(${lockId})`.execute(connection);
    try {
      const getMigrations = async () => migrations(engine);
      const migrator = new Migrator({ db: connection, provider: { getMigrations } });
      const { error } = await migrator.migrateToLatest();
      if (!error) return;
      const why = whyRefused(await appliedTo(connection), engine);
      throw why === undefined ? error : new Error(why, { cause: error });
    } finally {
      if (engine === "postgres")
        await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    }
  });
}

export async function appliedTo(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name);
}
