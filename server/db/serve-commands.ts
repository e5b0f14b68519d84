import type { DatabaseSync } from "node:sqlite";
import type { MessagePort } from "node:worker_threads";
import { Kysely, sql } from "kysely";
import { type Command, commandNamed, settle } from "./command.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import type { Reply, Request, Result } from "./sqlite.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import {
  explainSqlite,
  gone,
  hasContent,
  isSqliteDataError,
  isUnreadable,
  lockMs,
  look,
  type Opening,
  openFile,
  watchFiles,
} from "./sqlite-file.ts";

/** Runs the commands in the order in which they come through `port`, and replies to each. */
export async function serveCommands(file: string, port: MessagePort): Promise<void> {
  const reply = (message: Reply) => port.postMessage(message);
  let connection: Connection | undefined = await connect(file, { isStart: true });

  async function run({ name, inputs }: Request): Promise<Result[]> {
    const command = commandNamed(name);
    if (!command) {
      const error = `${name} is in no file that commands.ts loads`;
      return inputs.map(() => ({ error, isEngineFailure: false }));
    }
    let settled: PromiseSettledResult<unknown>[];
    try {
      connection ??= await connect(file, { isStart: false });
      settled = await connection.run(command, inputs);
    } catch (reason) {
      settled = inputs.map(() => ({ status: "rejected", reason }));
    }
    if (connection?.isLost()) {
      // A damaged file cannot always be closed. The next command says what is wrong with it.
      await connection.close().catch(() => {});
      connection = undefined;
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

  let last = Promise.resolve();
  port.on("message", (request: Request | "close") => {
    last = last.then(async () => {
      if (request !== "close") return reply({ id: request.id, results: await run(request) });
      await connection?.close();
      reply("closed");
      port.close();
    });
  });
  reply("ready");
}

type Connection = Awaited<ReturnType<typeof connect>>;

/** `isLost` once the path leads to another file or to none: then the connection must be closed. */
async function connect(file: string, { isStart }: { readonly isStart: boolean }) {
  if (!isStart && !hasContent(file)) throw new Error(gone);
  const before = look(file);
  const db = await open(file, isStart);
  const whatIsWrong = watchFiles(file, before);
  let isLost = false;

  function assertInPlace(): void {
    const why = whatIsWrong();
    if (!why) return;
    isLost = true;
    throw new Error(why);
  }

  return {
    isLost: () => isLost,
    async run(command: Command, inputs: readonly never[]) {
      assertInPlace();
      const transact = <Output>(work: (db: Kysely<Database>) => Promise<Output>) =>
        db.transaction().execute(async (transaction) => {
          const output = await work(transaction);
          assertInPlace();
          return output;
        });
      return settle(command, inputs, { db, transact, isDataError: isSqliteDataError });
    },
    /** Moves all bookings from the journal into the file, unless another program still uses both. */
    async close(): Promise<void> {
      // SQLite does not checkpoint the journal of a moved file. If this fails, the bookings stay in the journal.
      if (whatIsWrong()) await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {});
      await db.destroy();
    },
  };
}

async function openAndMigrate(opening: Opening): Promise<Kysely<Database>> {
  const database = openFile(opening);
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

async function open(file: string, isStart: boolean): Promise<Kysely<Database>> {
  try {
    return await openAndMigrate({ file, isStart }).catch((error: unknown) => {
      // Seen once: of three programs that made a database at the same time, one could not read it.
      if (isStart && isUnreadable(error)) return openAndMigrate({ file, isStart });
      throw error;
    });
  } catch (error) {
    throw new Error(explainSqlite(error), { cause: error });
  }
}
