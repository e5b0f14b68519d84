import { sql } from "kysely";
import { changedBooking } from "./changes.ts";
import { type Command, type CommandName, execute, type Output } from "./commands.ts";
import { connectPostgres } from "./connect-postgres.ts";
import { migrate } from "./migrate.ts";
import { listenToChanges } from "./postgres-changes.ts";
import { StorageError } from "./storage-error.ts";
import type { Store } from "./store.ts";

/** A visitor is not kept waiting longer: in milliseconds. The server gives up before the connection does. */
const limits = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 5000,
  query_timeout: 8000,
};

/** A store on PostgreSQL: a transaction for each command, PostgreSQL groups the commits by itself. */
export async function openPostgres(connectionString: string): Promise<Store> {
  // A migration may take longer than a booking, and waits for another instance's.
  const migrating = connectPostgres(connectionString, {
    max: 1,
    connectionTimeoutMillis: limits.connectionTimeoutMillis,
  });
  try {
    await migrate(migrating, "postgres");
  } catch (error) {
    throw new StorageError(`PostgreSQL cannot be used: ${String(error)}`, { cause: error });
  } finally {
    await migrating.destroy();
  }
  const db = connectPostgres(connectionString, limits);
  const changes = listenToChanges(connectionString, (channel, payload) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(db),
  );
  await changes.start();
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
    async close() {
      await changes.close();
      await db.destroy();
    },
  };
}
