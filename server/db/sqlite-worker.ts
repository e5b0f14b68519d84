import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { Kysely, sql } from "kysely";
import { execute } from "./commands.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Answer, NumberedCommand, Reply, Request, Task } from "./sqlite-messages.ts";

/** Bounds how long one commit keeps the first booking of its batch waiting. */
const mostInOneCommit = 256;

const { file, reads }: Task = workerData;
mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
const database = new DatabaseSync(file, { readOnly: reads });
// Waiting for another process's lock blocks this thread only; the server goes on.
database.exec("pragma busy_timeout = 5000");
if (!reads)
  // secure_delete: what was erased is gone from the file, too.
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
  );
const db = new Kysely<Database>({ dialect: sqliteDialect(database, { reads }) });
if (!reads) await migrate(db, "sqlite");

const queue: NumberedCommand[] = [];

/** Runs the commands in one transaction, each in a savepoint, so that a failing one undoes only itself. */
const commit = (batch: readonly NumberedCommand[]): Promise<Answer[]> =>
  db.transaction().execute(async (transaction) => {
    const answers: Answer[] = [];
    for (const { id, command } of batch) {
      await sql`savepoint command`.execute(transaction);
      try {
        answers.push({ id, output: await execute(transaction, command) });
      } catch (error) {
        // Some errors (a full disk) end the whole transaction: then nothing of the batch is stored.
        if (!database.isTransaction) throw error;
        await sql`rollback to command`.execute(transaction);
        answers.push({ id, error: String(error) });
      }
      await sql`release command`.execute(transaction);
    }
    return answers;
  });

/** Answers what changes nothing from one snapshot of the file. */
const read = ({ id, command }: NumberedCommand): Promise<Answer> =>
  db.transaction().execute(async (transaction) => ({
    id,
    output: await execute(transaction, command),
  }));

const failed =
  ({ id }: NumberedCommand) =>
  (error: unknown): Answer => ({ id, error: String(error) });

const reply = (message: Reply) => parentPort?.postMessage(message);

let draining: Promise<void> | undefined;
async function drainQueue() {
  while (queue.length > 0) {
    const batch = queue.splice(0, reads ? 1 : mostInOneCommit);
    reply(
      reads
        ? await Promise.all(batch.map((asked) => read(asked).catch(failed(asked))))
        : await commit(batch).catch((error) => batch.map((asked) => failed(asked)(error))),
    );
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
    queue.push(request);
    // Whatever else has arrived by then shares the commit.
    setImmediate(drain);
    return;
  }
  await drain();
  await db.destroy();
  parentPort?.close();
});
reply("ready");
