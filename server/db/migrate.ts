import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { commercialHref } from "#content/commercial.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { quote } from "#domain/booking/prices.ts";
import type { Engine } from "./engine.ts";
import { createTables } from "./migrations/0001-tables.ts";
import { dropRemoved, type Prices } from "./migrations/0002-less.ts";
import type { Database } from "./schema.ts";

const prices: Prices = {
  of: serviceTypes.flatMap((plan) =>
    dogCounts.map((dogs) => ({ plan, dogs, perVisit: quote(plan, dogs).perVisit })),
  ),
  pageWithout: commercialHref,
};

/** In the order of their names. From version 1.0.0 on, none is ever changed. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  "0001-tables": createTables(engine),
  "0002-less": dropRemoved(engine, prices),
});

/** Any number, but the same one in every instance. */
const lockId = 480_555_014;

/** @returns why a database with these migrations cannot be used by this version */
export function whyRefused(applied: readonly string[]): string | undefined {
  const known = Object.keys(migrations("sqlite"));
  if (applied.every((name) => known.includes(name))) return undefined;
  const why = applied.some((name) => known.includes(name))
    ? "it was made by a newer version of this program: update this one"
    : "it was made before version 1.0.0: only commit b731627 opens it";
  return `${why}. Nothing was changed in it`;
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
      const why = whyRefused(await appliedTo(connection));
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
