import type { DatabaseSync } from "node:sqlite";
import type { MessagePort } from "node:worker_threads";
import { Kysely, sql } from "kysely";
import { commandNamed, settle } from "./command.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import type { Reply, Request, Result } from "./sqlite.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import {
  explainSqlite,
  isSqliteDataError,
  isUnreadable,
  lockMs,
  lost,
  openFile,
  watchFiles,
} from "./sqlite-file.ts";

/** Runs the commands in the order in which they come through `port`, and replies to each. */
export async function serveCommands(file: string, port: MessagePort): Promise<void> {
  const reply = (message: Reply) => port.postMessage(message);
  const db = await open(file);
  const isInPlace = watchFiles(file);

  function assertInPlace(): void {
    if (!isInPlace()) throw new Error(lost);
  }
  const connection = {
    db,
    isDataError: isSqliteDataError,
    transact: <Output>(work: (db: Kysely<Database>) => Promise<Output>) =>
      db.transaction().execute(async (transaction) => {
        const output = await work(transaction);
        assertInPlace();
        return output;
      }),
  };

  async function run({ name, inputs }: Request): Promise<Result[]> {
    const command = commandNamed(name);
    if (!command) {
      const error = `${name} is in no file that commands.ts loads`;
      return inputs.map(() => ({ error, isEngineFailure: false }));
    }
    let settled: PromiseSettledResult<unknown>[];
    try {
      assertInPlace();
      settled = await settle(command, inputs, connection);
    } catch (reason) {
      settled = inputs.map(() => ({ status: "rejected", reason }));
    }
    return settled.map((result) =>
      result.status === "fulfilled"
        ? { output: result.value }
        : {
            error: `${file}: ${explainSqlite(result.reason)}`,
            isEngineFailure: !isSqliteDataError(result.reason),
          },
    );
  }

  async function close(): Promise<void> {
    // SQLite does not move the journal into a file that was moved. If this fails, the bookings stay in the journal.
    if (!isInPlace()) await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {});
    // A damaged file cannot always be closed.
    await db.destroy().catch(() => {});
  }

  let last = Promise.resolve();
  port.on("message", (request: Request | "close") => {
    last = last.then(async () => {
      if (request !== "close") return reply({ id: request.id, results: await run(request) });
      await close();
      reply("closed");
      port.close();
    });
  });
  reply("ready");
}

async function openAndMigrate(file: string): Promise<Kysely<Database>> {
  const database = openFile({ file, isStart: true });
  try {
    const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
    await migrate(db, "sqlite");
    database.exec(`pragma busy_timeout = ${lockMs.atWork}`);
    return db;
  } catch (error) {
    closeQuietly(database);
    throw error;
  }
}

/** A damaged file cannot always be closed. The error before says more. */
function closeQuietly(database: DatabaseSync): void {
  try {
    database.close();
  } catch {}
}

async function open(file: string): Promise<Kysely<Database>> {
  try {
    return await openAndMigrate(file).catch((error: unknown) => {
      // Seen once: of three programs that made a database at the same time, one could not read it.
      if (isUnreadable(error)) return openAndMigrate(file);
      throw error;
    });
  } catch (error) {
    throw new Error(explainSqlite(error), { cause: error });
  }
}
