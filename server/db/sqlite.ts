import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Command } from "./command.ts";
import { gone, hasContent, type Opening } from "./sqlite-file.ts";
import { StorageError } from "./storage-error.ts";
import { createChanges, createStore, type Store } from "./store.ts";

export interface Request {
  readonly id: number;
  readonly name: string;
  readonly inputs: readonly never[];
  readonly waitedMs: number;
}

export type Result<Output = unknown> =
  | { readonly output: Output }
  | { readonly error: string; readonly isDataError: boolean };

/** What the thread sends: once that it is ready, then a reply to each request, or why it takes no more. */
export type Reply =
  | "ready"
  | { readonly ending: string }
  | { readonly id: number; readonly results: readonly Result[] };

interface Waiting {
  resolve(results: unknown): void;
  reject(error: StorageError): void;
}

interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  isEnding(): boolean;
  readonly ended: Promise<void>;
}

const unusable = (file: string, why: string) => new StorageError(`${file} cannot be used: ${why}`);

function startThread(script: URL, opening: Opening, onEnd: () => void): Promise<Running> {
  const { promise, resolve, reject } = Promise.withResolvers<Running>();
  const { promise: ended, resolve: markEnded } = Promise.withResolvers<void>();
  const waiting: Running["waiting"] = new Map();
  const worker = new Worker(script, { workerData: opening });
  let failure = "its thread ended";
  let ending = false;
  worker.on("error", (error) => {
    failure = error instanceof Error ? error.message : String(error);
  });
  worker.on("exit", () => {
    onEnd();
    markEnded();
    const error = unusable(opening.file, failure);
    reject(error);
    for (const request of waiting.values()) request.reject(error);
  });
  worker.on("message", (reply: Reply) => {
    if (reply === "ready") {
      resolve({ worker, waiting, ended, isEnding: () => ending });
    } else if ("ending" in reply) {
      failure = reply.ending;
      ending = true;
    } else if ("results" in reply) {
      // Under "node --watch" a thread also posts which files it has loaded.
      waiting.get(reply.id)?.resolve(reply.results);
      waiting.delete(reply.id);
    }
  });
  return promise;
}

/** The thread with the connection to a file. One that has died is replaced at the next request. */
function createThread(file: string, script: URL) {
  let running: Promise<Running> | undefined;
  let lastId = 0;

  async function current({ fresh = false } = {}): Promise<Running> {
    // The next thread opens the file only after the last one has closed it.
    while (running) {
      const thread = await running;
      if (!thread.isEnding()) return thread;
      await thread.ended;
    }
    if (!fresh && !hasContent(file)) throw unusable(file, gone);
    const started = startThread(script, { file, fresh }, () => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  return {
    /** Resolves once the file is open; creates a missing one. */
    async start() {
      await current({ fresh: true });
    },
    /** @throws StorageError when the thread has ended; nothing was stored then */
    async ask<Output>(request: Omit<Request, "id" | "inputs"> & { inputs: readonly unknown[] }) {
      const { worker, waiting } = await current();
      return new Promise<readonly Result<Output>[]>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ ...request, id: lastId });
      });
    },
    async close() {
      if (!running) return;
      const { worker, ended } = await running;
      worker.postMessage("close");
      await ended;
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

/** A store in one file. A worker thread runs its queries, so that pages are served while SQLite waits for the disk. */
export async function openSqlite(file: string, script: URL): Promise<Store> {
  const thread = createThread(file, script);
  await thread.start();
  return createStore({
    batchesInFlight: 1,
    changes: createChanges(),
    settle: async <Input, Output>(
      { name }: Command<Input, Output>,
      inputs: readonly Input[],
      waitedMs: number,
    ) => (await thread.ask<Output>({ name, inputs, waitedMs })).map(settled),
    checkDisk: () => checkDisk(file),
    close: () => thread.close(),
  });
}
