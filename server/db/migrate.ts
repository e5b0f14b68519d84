import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./schema.ts";

/** Any number, as long as every instance takes the same. */
const lockId = 480_555_014;

/** Brings the database to the newest schema. Safe when several instances start at once. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Kysely locks only after it has created its own tables, which two instances can do at once.
    if (engine === "postgres") await sql`select pg_advisory_lock(${lockId})`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations(engine) },
      });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    } finally {
      if (engine === "postgres")
        await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    }
  });
}
