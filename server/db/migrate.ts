import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./schema.ts";

/** Any number, but the same one in every instance. */
const lockId = 480_555_014;

/** All or nothing, also when several instances start at once. @throws if a newer version has migrated the database */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Kysely locks only after it has created its own tables, which two instances can do at the same time.
    if (engine === "postgres") await sql`select pg_advisory_lock(${lockId})`.execute(connection);
    try {
      const known = migrations(engine);
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => known },
      });
      const { error } = await migrator.migrateToLatest();
      if (!error) return;
      if (await hasUnknown(connection, known))
        throw new Error(
          "it was made by a newer version of this program. Update this one. Nothing was changed in it",
          { cause: error },
        );
      throw error;
    } finally {
      if (engine === "postgres")
        await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    }
  });
}

async function hasUnknown(db: Kysely<Database>, known: object): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows.some(({ name }) => !Object.hasOwn(known, name));
}
