import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { Kysely, sql } from "kysely";
import type { Command } from "./command.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import type { Reply, Request, Result } from "./sqlite.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { explainSqlite, isLocked, isSqliteDataError } from "./sqlite-errors.ts";
import { lockMs, look, type Opening, openFile, watchFiles } from "./sqlite-file.ts";
import { ping } from "./store.ts";
import { runTogether, type Transactions } from "./transactions.ts";

interface Waiting {
  readonly id: number;
  readonly command: Command;
  readonly inputs: readonly never[];
  /** Until when it waits for another program's lock, on the clock of `performance.now()`. */
  readonly until: number;
}

/** Runs commands on a SQLite file in a worker thread, one after the other in the order they were asked. */
export async function serveCommands(commands: readonly Command[]): Promise<void> {
  const opening: Opening = workerData;
  const { file } = opening;
  const byName = new Map([ping, ...commands].map((command) => [command.name, command]));
  const reply = (message: Reply) => parentPort?.postMessage(message);
  const failure = (error: unknown): Result => ({
    error: `${file}: ${explainSqlite(error)}`,
    isDataError: isSqliteDataError(error),
  });

  const before = look(file);
  const db = await open(opening);
  const whatIsWrong = watchFiles(file, [`${file}-wal`, `${file}-shm`], before);
  const whatIsWrongWithJournal = watchFiles(file, [`${file}-wal`], before);
  let isLost = false;

  /** @throws when the file is no longer the one at its path; this thread ends then, and the next one opens that */
  function assertInPlace(): void {
    const why = whatIsWrong();
    if (!why) return;
    isLost = true;
    reply({ ending: why });
    throw new Error(why);
  }

  const transactions: Transactions = {
    transact: (work) =>
      db.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        assertInPlace();
        return result;
      }),
    isDataError: isSqliteDataError,
  };

  async function read({ command, inputs }: Waiting): Promise<Result[]> {
    try {
      assertInPlace();
      const results: Result[] = [];
      for (const input of inputs) results.push({ output: await command.run(db, input) });
      return results;
    } catch (error) {
      return inputs.map(() => failure(error));
    }
  }

  async function write({ command, inputs, until }: Waiting): Promise<Result[] | undefined> {
    const settled = await runTogether(transactions, command, inputs);
    const isLockedOut = settled.every(
      (result) => result.status === "rejected" && isLocked(result.reason),
    );
    if (isLockedOut && performance.now() < until) return undefined;
    return settled.map((result) =>
      result.status === "fulfilled" ? { output: result.value } : failure(result.reason),
    );
  }

  const reads: Waiting[] = [];
  const writes: Waiting[] = [];

  async function drain(): Promise<void> {
    while (reads.length + writes.length > 0 && !isLost) {
      for (const request of reads.splice(0))
        reply({ id: request.id, results: await read(request) });
      const next = writes.shift();
      if (!next || isLost) continue;
      const results = await write(next);
      if (results) reply({ id: next.id, results });
      else writes.unshift(next);
      await nextTurn();
    }
    if (isLost) await close();
  }

  /** Brings all bookings from the journal into the file, where another program does not still use both. */
  async function close(): Promise<void> {
    parentPort?.close();
    const isJournalGone = whatIsWrongWithJournal() !== undefined;
    // SQLite does not write the journal of a moved file back into it by itself. If this fails, the journal keeps it.
    if (isJournalGone) await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {});
    // Without its index this connection does not know what others wrote into the journal, and would write over it when
    // it is the last one to close. One that only reads keeps it from being the last.
    const isIndexGone = !isJournalGone && whatIsWrong() !== undefined;
    const reader = isIndexGone ? new DatabaseSync(file, { readOnly: true }) : undefined;
    reader?.exec("select 1 from sqlite_master");
    await db.destroy();
    reader?.close();
  }

  let draining = Promise.resolve();
  parentPort?.on("message", (request: Request | "close") => {
    if (request === "close") {
      draining = draining.then(() => (isLost ? undefined : close()));
      return;
    }
    const { id, name, inputs, waitedMs } = request;
    const command = byName.get(name);
    if (!command) throw new Error(`${name} is not listed in commands.ts`);
    const until = performance.now() + lockMs.atWork - waitedMs;
    (command.kind === "read" ? reads : writes).push({ id, command, inputs, until });
    draining = draining.then(() => (isLost ? undefined : drain()));
  });
  reply("ready");
}

async function open(opening: Opening) {
  try {
    const database = openFile(opening);
    const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
    await migrate(db, "sqlite");
    database.exec(`pragma busy_timeout = ${lockMs.slice}`);
    return db;
  } catch (error) {
    throw new Error(explainSqlite(error), { cause: error });
  }
}
