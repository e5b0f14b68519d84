import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Command, type CommandName, execute, type Output } from "./commands.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";
import type { Store } from "./store.ts";

const { TIMESTAMPTZ } = pg.types.builtins;

/** Moments come back as they do from SQLite: ISO 8601 in UTC. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMPTZ
      ? (text: string) => new Date(text).toISOString()
      : pg.types.getTypeParser(oid, format),
};

/** A store on PostgreSQL: a transaction for each command, PostgreSQL groups the commits by itself. */
export async function openPostgres(connectionString: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString, types, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it is replaced at the next command.
  pool.on("error", () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, "postgres");
  } catch (error) {
    await db.destroy();
    throw new StorageError(`PostgreSQL cannot be used: ${String(error)}`, { cause: error });
  }
  return {
    async run<Name extends CommandName>(command: Command<Name>) {
      try {
        return await db
          .transaction()
          .execute<Output<Name>>((transaction) => execute(transaction, command));
      } catch (error) {
        throw new StorageError(String(error), { cause: error });
      }
    },
    close: () => db.destroy(),
  };
}
