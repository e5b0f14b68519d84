import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Connection, settle } from "./command.ts";
import { migrate } from "./migrate.ts";
import { sharedChanges } from "./postgres-changes.ts";
import type { Database } from "./schema.ts";
import { isMistake, StorageError } from "./storage-error.ts";
import { createStore, type Store } from "./store.ts";

/** In milliseconds. The server gives up before the connection does. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 5000,
  query_timeout: 8000,
};

const batchesInFlight = 2;

const { TIMESTAMPTZ } = pg.types.builtins;

/** Returns moments as SQLite does: ISO 8601 in UTC. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMPTZ
      ? (text: string) => new Date(text).toISOString()
      : pg.types.getTypeParser(oid, format),
};

export function connectPostgres(
  connectionString: string,
  config: pg.PoolConfig = {},
): Kysely<Database> {
  const pool = new pg.Pool({ connectionString, types, ...config });
  // Without a listener, the error event of a broken connection would end the program.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

const deadlock = "40P01";
/** A dead connection fails within this time; anything slower is a server that does not answer. */
const deadConnectionMs = 1000;

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

export const isPostgresDataError = (error: unknown): boolean =>
  /^2[23]/.test(codeOf(error) ?? "") || isMistake(error);

/** Repeats a transaction after a deadlock or a failure to begin, but never once COMMIT was sent. */
export const transactOn =
  (db: Kysely<Database>): Connection["transact"] =>
  async (work) => {
    const start = performance.now();
    // Both of the batches' connections may be dead.
    let retries = batchesInFlight;
    while (true) {
      const progress = { hasBegun: false, isCommitting: false };
      try {
        return await db.transaction().execute(async (transaction) => {
          progress.hasBegun = true;
          const result = await work(transaction);
          progress.isCommitting = true;
          return result;
        });
      } catch (error) {
        const code = codeOf(error);
        // With 57P01 and its like the server ends the connection, perhaps after the commit.
        if (progress.isCommitting && (code === undefined || code.startsWith("57P")))
          throw new StorageError(String(error), { cause: error, isUnknown: true });
        const canRepeat = progress.hasBegun
          ? !progress.isCommitting && code === deadlock
          : performance.now() - start < deadConnectionMs;
        if (!canRepeat || retries === 0) throw error;
        retries -= 1;
      }
    }
  };

const explained = <Output>(result: PromiseSettledResult<Output>): PromiseSettledResult<Output> => {
  if (result.status === "fulfilled") return result;
  const cause: unknown = result.reason;
  if (cause instanceof StorageError) return result;
  const isEngineFailure = !isPostgresDataError(cause);
  return { ...result, reason: new StorageError(String(cause), { cause, isEngineFailure }) };
};

async function migrateAt(connectionString: string): Promise<void> {
  // No other timeouts: a migration may take longer than a booking, and waits for another instance's.
  const { connectionTimeoutMillis } = timeouts;
  const db = connectPostgres(connectionString, { max: 1, connectionTimeoutMillis });
  try {
    await migrate(db, "postgres");
  } catch (error) {
    throw new StorageError(`PostgreSQL cannot be used: ${String(error)}`, { cause: error });
  } finally {
    await db.destroy();
  }
}

/** For everything but batches of bookings, which have their own pool. */
const connections = 8;

export async function openPostgres(connectionString: string): Promise<Store> {
  await migrateAt(connectionString);
  const db = connectPostgres(connectionString, { ...timeouts, max: connections });
  const batches = connectPostgres(connectionString, { ...timeouts, max: batchesInFlight });
  const changes = sharedChanges(db);
  await changes.start();

  return createStore({
    batchesInFlight,
    changes,
    async settle(command, inputs) {
      const transact = transactOn(command.runBatch ? batches : db);
      const connection = { db, transact, isDataError: isPostgresDataError };
      return (await settle(command, inputs, connection)).map(explained);
    },
    async close() {
      await changes.close();
      await Promise.all([db.destroy(), batches.destroy()]);
    },
  });
}
