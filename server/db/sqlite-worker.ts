import { setImmediate as letOthersIn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { Kysely, sql } from "kysely";
import { isRead } from "./command-kinds.ts";
import { execute, executeAll } from "./commands.ts";
import { explainSqlite, isLocked } from "./explain-sqlite.ts";
import { migrate } from "./migrate.ts";
import { longestLock, openFile } from "./open-sqlite-file.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Answer, NumberedCommand, Reply, Request, Task } from "./sqlite-messages.ts";
import { look, watchPlace } from "./sqlite-place.ts";

/** Bounds how long one commit keeps the first booking of its batch waiting. */
const mostInOneCommit = 256;

const task: Task = workerData;
const { file, reads } = task;

/** What ends this thread is read by whoever starts the program. */
async function open() {
  try {
    const opened = openFile(task);
    const kysely = new Kysely<Database>({ dialect: sqliteDialect(opened, { reads }) });
    if (!reads) await migrate(kysely, "sqlite");
    opened.exec(`pragma busy_timeout = ${reads ? longestLock.atWork : longestLock.slice}`);
    return { database: opened, db: kysely };
  } catch (error) {
    throw new Error(explainSqlite(error), { cause: error });
  }
}

const found = look(file);
const { database, db } = await open();
const journal = `${file}-wal`;
// Where nobody writes, readers make and delete journals of their own.
const misplaced = watchPlace(file, reads ? [] : [journal, `${file}-shm`], found);
const isOutOfReach = watchPlace(file, [journal], found);

/** A command, and until when it waits for another program's lock, on the clock of this thread. */
interface Queued extends NumberedCommand {
  readonly until: number;
}
const queue: Queued[] = [];

const explain = (error: unknown) => `${file}: ${explainSqlite(error)}`;

let lost = false;

/** @throws when the file is not the one at its path any more; then this thread ends, and the next one opens what is */
function assertInPlace(): void {
  const why = misplaced();
  if (!why) return;
  lost = true;
  reply({ ending: why });
  throw new Error(why);
}

/** A command failed, and the transaction could still go on without it. */
class CommandFailed extends Error {}

/** Runs the commands in one transaction. @throws CommandFailed when one of them did: then none is stored */
const commitTogether = (batch: readonly NumberedCommand[]): Promise<Answer[]> =>
  db.transaction().execute(async (transaction) => {
    const outputs = await executeAll(
      transaction,
      batch.map(({ command }) => command),
    ).catch((cause: unknown) => {
      // Some errors (a full disk) end the whole transaction: then nothing of the batch can be stored.
      throw database.isTransaction ? new CommandFailed(explain(cause), { cause }) : cause;
    });
    assertInPlace();
    return batch.map(({ id }, index) => ({ id, output: outputs[index] }));
  });

/** Runs each command in a savepoint of the transaction, so that a failing one undoes only itself. */
const commitApart = (batch: readonly NumberedCommand[]): Promise<Answer[]> =>
  db.transaction().execute(async (transaction) => {
    const answers: Answer[] = [];
    for (const { id, command } of batch) {
      await sql`savepoint command`.execute(transaction);
      try {
        answers.push({ id, output: await execute(transaction, command) });
      } catch (error) {
        if (!database.isTransaction) throw error;
        await sql`rollback to command`.execute(transaction);
        answers.push({ id, error: explain(error) });
      }
      await sql`release command`.execute(transaction);
    }
    assertInPlace();
    return answers;
  });

/** Savepoints make each booking dearer by half: they are set only where a command is known to fail. */
const commit = (batch: readonly NumberedCommand[]): Promise<Answer[]> =>
  commitTogether(batch).catch((error: unknown) => {
    if (error instanceof CommandFailed) return commitApart(batch);
    throw error;
  });

/** Answers what changes nothing: long reads from one snapshot of the file, lookups without waiting for any lock. */
async function read({ id, command }: NumberedCommand): Promise<Answer> {
  assertInPlace();
  const output = reads
    ? await db.transaction().execute((transaction) => execute(transaction, command))
    : await execute(db, command);
  return { id, output };
}

const failed =
  ({ id }: NumberedCommand) =>
  (error: unknown): Answer => ({ id, error: explain(error) });

const reply = (message: Reply) => parentPort?.postMessage(message);

/**
 * Brings everything from the journal into the file that is open, wherever it was moved, which SQLite would not. Where
 * both are in their places it does so itself, and only once no other program uses them.
 */
async function close() {
  parentPort?.close();
  if (!reads && isOutOfReach())
    await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {
      // The journal keeps it.
    });
  await db.destroy();
}

/** Commits and answers. Behind a lock, commands that still have time go back into the queue. */
async function write(together: readonly Queued[]): Promise<void> {
  try {
    reply(await commit(together));
  } catch (error) {
    const waits = ({ until }: Queued) => isLocked(error) && performance.now() < until;
    reply(together.filter((asked) => !waits(asked)).map((asked) => failed(asked)(error)));
    queue.unshift(...together.filter(waits));
    await letOthersIn();
  }
}

let draining: Promise<void> | undefined;
async function drainQueue() {
  while (queue.length > 0) {
    const batch = queue.splice(0, reads ? 1 : mostInOneCommit);
    // A full disk refuses the batch of a booking: who is signed in must not be refused with it.
    const reading = batch.filter(({ command }) => isRead(command.name));
    if (reading.length > 0)
      reply(await Promise.all(reading.map((asked) => read(asked).catch(failed(asked)))));
    const writing = batch.filter(({ command }) => !isRead(command.name));
    // A beat asks for more room than a booking may need: on a nearly full disk it must not take a booking with it.
    const isBeat = ({ command }: NumberedCommand) => command.name === "beat";
    for (const together of [writing.filter((asked) => !isBeat(asked)), writing.filter(isBeat)])
      if (together.length > 0) await write(together);
    if (lost) return close();
  }
}
function drain(): Promise<void> {
  draining ??= drainQueue().finally(() => {
    draining = undefined;
  });
  return draining;
}

parentPort?.on("message", async (request: Request) => {
  if (request !== "close") {
    queue.push({ ...request, until: performance.now() + longestLock.atWork });
    // Whatever else has arrived by then shares the commit.
    setImmediate(drain);
    return;
  }
  await drain();
  await close();
});
reply("ready");
