import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./schema.ts";

const { TIMESTAMPTZ } = pg.types.builtins;

/** Moments come back as they do from SQLite: ISO 8601 in UTC. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMPTZ
      ? (text: string) => new Date(text).toISOString()
      : pg.types.getTypeParser(oid, format),
};

/** PostgreSQL at an address, as it is: nothing is migrated. */
export function connectPostgres(
  connectionString: string,
  config: pg.PoolConfig = {},
): Kysely<Database> {
  const pool = new pg.Pool({ connectionString, types, ...config });
  // A connection that breaks while nobody uses it is replaced at the next command. One that breaks between two queries
  // of a transaction makes the second fail; unheard, its error would end the program.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
