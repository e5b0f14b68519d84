import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { changedBooking, createChanges } from "./changes.ts";
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

/** A visitor is not kept waiting longer: in milliseconds. The server gives up before the connection does. */
const limits = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 5000,
  query_timeout: 8000,
};

/** A store on PostgreSQL: a transaction for each command, PostgreSQL groups the commits by itself. */
export async function openPostgres(connectionString: string): Promise<Store> {
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({ connectionString, types, ...config });
    // A connection that breaks while nobody uses it is replaced at the next command.
    pool.on("error", () => {});
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  };
  // A migration may take longer than a booking, and waits for another instance's.
  const migrating = open({ max: 1, connectionTimeoutMillis: limits.connectionTimeoutMillis });
  try {
    await migrate(migrating, "postgres");
  } catch (error) {
    throw new StorageError(`PostgreSQL cannot be used: ${String(error)}`, { cause: error });
  } finally {
    await migrating.destroy();
  }
  const db = open(limits);
  const changes = createChanges();
  return {
    async run<Name extends CommandName>(command: Command<Name>) {
      try {
        const output = await db
          .transaction()
          .execute<Output<Name>>((transaction) => execute(transaction, command));
        const changed = changedBooking(command);
        if (changed !== undefined) changes.tell(changed);
        return output;
      } catch (error) {
        throw new StorageError(String(error), { cause: error });
      }
    },
    onChange: changes.onChange,
    close: () => db.destroy(),
  };
}
