import { sql } from "kysely";
import { connectPostgres } from "./connect-postgres.ts";
import { createStore, type Engine } from "./create-store.ts";
import { migrate } from "./migrate.ts";
import { listenToChanges } from "./postgres-changes.ts";
import { isPostgresDataError, transactOn } from "./postgres-transactions.ts";
import { runTogether } from "./run-command.ts";
import { StorageError } from "./storage-error.ts";
import type { Store } from "./store.ts";

/** A visitor waits no longer than this. The server gives up before the connection does. */
const limits = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 5000,
  query_timeout: 8000,
};

/** While one batch of bookings commits, the next one is already on its way. */
const batchesInFlight = 2;

const explain = (cause: unknown) =>
  new StorageError(String(cause), { cause, isDataError: isPostgresDataError(cause) });

const explained = <Output>(result: PromiseSettledResult<Output>): PromiseSettledResult<Output> =>
  result.status === "fulfilled" ? result : { ...result, reason: explain(result.reason) };

/**
 * A store on PostgreSQL.
 * @param connections for everything but batches of bookings, which have two of their own
 */
export async function openPostgres(connectionString: string, connections = 8): Promise<Store> {
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
  const db = connectPostgres(connectionString, { ...limits, max: connections });
  const batches = connectPostgres(connectionString, { ...limits, max: batchesInFlight });
  const changes = listenToChanges(connectionString, (channel, payload) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(db),
  );
  await changes.start();

  const settle: Engine["settle"] = async (command, inputs) => {
    if (command.kind === "read")
      return (await Promise.allSettled(inputs.map((input) => command.run(db, input)))).map(
        explained,
      );
    const transact = transactOn(command.runBatch ? batches : db);
    const engine = { transact, isDataError: isPostgresDataError };
    return (await runTogether(engine, command, inputs)).map(explained);
  };

  return createStore({
    batchesInFlight,
    changes,
    settle,
    async close() {
      await changes.close();
      await Promise.all([db.destroy(), batches.destroy()]);
    },
  });
}
