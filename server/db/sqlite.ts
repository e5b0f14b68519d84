import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Command } from "./command.ts";
import { StorageError } from "./storage-error.ts";
import { createChanges, createStore, type Store } from "./store.ts";

export interface Request {
  readonly id: number;
  readonly name: string;
  readonly inputs: readonly never[];
}

export type Result<Output = unknown> =
  | { readonly output: Output }
  | { readonly error: string; readonly isEngineFailure: boolean };

export type Reply =
  | "ready"
  | "closed"
  | { readonly id: number; readonly results: readonly Result[] };

/** A worker, or in tests the port of a channel, at whose other end `serveCommands` runs. */
export interface Thread {
  on(event: "message", listener: (reply: Reply) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  off(event: "error", listener: (error: Error) => void): unknown;
  postMessage(message: unknown): void;
}

/** An error in the thread that no request caused ends the program. */
async function startThread(file: string, thread: Thread) {
  const waiting = new Map<number, { resolve(results: unknown): void }>();
  const { promise: ready, resolve: isReady, reject: hasFailed } = Promise.withResolvers<void>();
  const { promise: closed, resolve: isClosed } = Promise.withResolvers<void>();
  thread.on("error", hasFailed);
  thread.on("message", (reply: Reply) => {
    if (reply === "ready") isReady();
    else if (reply === "closed") isClosed();
    // Under "node --watch" a thread also posts which files it has loaded.
    else if ("results" in reply) {
      waiting.get(reply.id)?.resolve(reply.results);
      waiting.delete(reply.id);
    }
  });
  await ready.catch((error: Error) => {
    throw new StorageError(`${file} cannot be used: ${error.message}`);
  });
  thread.off("error", hasFailed);
  let lastId = 0;
  return {
    ask<Output>(request: { readonly name: string; readonly inputs: readonly unknown[] }) {
      return new Promise<readonly Result<Output>[]>((resolve) => {
        lastId += 1;
        waiting.set(lastId, { resolve });
        thread.postMessage({ ...request, id: lastId });
      });
    },
    async close() {
      thread.postMessage("close");
      await closed;
    },
  };
}

const minFreeBytes = 4_000_000;

async function checkDisk(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file)).catch((cause: unknown) => {
    throw new StorageError(`${file} cannot be reached`, { cause });
  });
  if (bavail * bsize < minFreeBytes) throw new StorageError("the disk is nearly full");
}

const settled = <Output>(result: Result<Output>): PromiseSettledResult<Output> =>
  "error" in result
    ? { status: "rejected", reason: new StorageError(result.error, result) }
    : { status: "fulfilled", value: result.output };

/** A worker thread runs the queries, so that pages are served while SQLite waits for the disk. */
export async function openSqlite(file: string, worker: Thread): Promise<Store> {
  const thread = await startThread(file, worker);
  return createStore({
    batchesInFlight: 1,
    changes: createChanges(),
    settle: async <Input, Output>({ name }: Command<Input, Output>, inputs: readonly Input[]) =>
      (await thread.ask<Output>({ name, inputs })).map(settled),
    checkDisk: () => checkDisk(file),
    close: () => thread.close(),
  });
}
