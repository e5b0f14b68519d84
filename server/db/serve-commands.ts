import { DatabaseSync } from "node:sqlite";
import { setImmediate as letOthersIn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { Kysely, sql } from "kysely";
import type { Command } from "./command.ts";
import { ping } from "./create-store.ts";
import { explainSqlite, isLocked, isSqliteDataError } from "./explain-sqlite.ts";
import { migrate } from "./migrate.ts";
import { longestLock, openFile } from "./open-sqlite-file.ts";
import { runTogether, type Transactions } from "./run-command.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Reply, Request, Result, Task } from "./sqlite-messages.ts";
import { look, watchPlace } from "./sqlite-place.ts";

/** Runs commands on a SQLite file in a worker thread, one after the other in the order they were asked. */
export async function serveCommands(commands: readonly Command[]): Promise<void> {
  const task: Task = workerData;
  const { file } = task;
  const byName = new Map([ping, ...commands].map((command) => [command.name, command]));
  const reply = (message: Reply) => parentPort?.postMessage(message);
  const failure = (error: unknown): Result => ({
    error: `${file}: ${explainSqlite(error)}`,
    isDataError: isSqliteDataError(error),
  });

  const found = look(file);
  const db = await open(task);
  const misplaced = watchPlace(file, [`${file}-wal`, `${file}-shm`], found);
  const isOutOfReach = watchPlace(file, [`${file}-wal`], found);
  let lost = false;

  /** @throws when the file is no longer the one at its path; then this thread ends, and the next one opens that */
  function assertInPlace(): void {
    const why = misplaced();
    if (!why) return;
    lost = true;
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

  async function read(command: Command, inputs: readonly never[]): Promise<Result[]> {
    assertInPlace();
    const results: Result[] = [];
    for (const input of inputs) results.push({ output: await command.run(db, input) });
    return results;
  }

  async function write(command: Command, inputs: readonly never[]) {
    const settled = await runTogether(transactions, command, inputs);
    return {
      results: settled.map((result) =>
        result.status === "fulfilled" ? { output: result.value } : failure(result.reason),
      ),
      isLockedOut: settled.every(
        (result) => result.status === "rejected" && isLocked(result.reason),
      ),
    };
  }

  interface Waiting {
    readonly id: number;
    readonly command: Command;
    readonly inputs: readonly never[];
    /** How long it waits for another program's lock, on the clock of `performance.now()`. */
    readonly until: number;
  }
  const reads: Waiting[] = [];
  const writes: Waiting[] = [];

  /** Answers what waits. Behind a lock reads go on, and the write tries again until its time is over. */
  async function drain(): Promise<void> {
    while (reads.length + writes.length > 0 && !lost) {
      for (const { id, command, inputs } of reads.splice(0)) {
        const results = await read(command, inputs).catch((error: unknown) =>
          inputs.map(() => failure(error)),
        );
        reply({ id, results });
      }
      const next = writes.shift();
      if (!next || lost) continue;
      const { id, command, inputs, until } = next;
      const { results, isLockedOut } = await write(command, inputs);
      if (isLockedOut && performance.now() < until) writes.unshift(next);
      else reply({ id, results });
      await letOthersIn();
    }
    if (lost) await close();
  }

  /**
   * Writes everything from the journal into the open file if that was moved, which SQLite would not. Otherwise SQLite
   * does so itself when no other program uses the file.
   */
  async function close(): Promise<void> {
    parentPort?.close();
    const isJournalGone = isOutOfReach() !== undefined;
    // SQLite does not write the journal of a moved file back into it by itself.
    if (isJournalGone)
      await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {
        // The journal keeps it.
      });
    // Without its index this connection does not know what others wrote into the journal, and would write over it: the
    // last connection to close does so, unless it only reads.
    const isIndexGone = !isJournalGone && misplaced() !== undefined;
    const reader = isIndexGone ? new DatabaseSync(file, { readOnly: true }) : undefined;
    reader?.exec("select 1 from sqlite_master");
    await db.destroy();
    reader?.close();
  }

  let draining = Promise.resolve();
  parentPort?.on("message", (request: Request | "close") => {
    if (request === "close") {
      draining = draining.then(() => (lost ? undefined : close()));
      return;
    }
    const { id, name, inputs, waitedMs } = request;
    const command = byName.get(name);
    if (!command) throw new Error(`${name} is not listed in commands.ts`);
    const until = performance.now() + longestLock.atWork - waitedMs;
    (command.kind === "read" ? reads : writes).push({ id, command, inputs, until });
    draining = draining.then(() => (lost ? undefined : drain()));
  });
  reply("ready");
}

/** The error of a failed start is read by the person who started the program. */
async function open(task: Task) {
  try {
    const database = openFile(task);
    const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
    await migrate(db, "sqlite");
    database.exec(`pragma busy_timeout = ${longestLock.slice}`);
    return db;
  } catch (error) {
    throw new Error(explainSqlite(error), { cause: error });
  }
}
