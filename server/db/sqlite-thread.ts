import { Worker } from "node:worker_threads";
import type { Reply, Result, Task } from "./sqlite-messages.ts";
import { gone, isThere } from "./sqlite-place.ts";
import { StorageError } from "./storage-error.ts";

interface Waiting {
  resolve(results: unknown): void;
  reject(error: StorageError): void;
}

interface Running {
  readonly worker: Worker;
  /** Requests without an answer so far, by their ids. */
  readonly waiting: Map<number, Waiting>;
  /** Whether it takes no more requests. */
  isEnding(): boolean;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

interface Asked {
  readonly name: string;
  readonly inputs: readonly unknown[];
  readonly waitedMs: number;
}

export interface SqliteThread {
  /**
   * Runs the command of that name for each input.
   * @throws StorageError when the thread has ended; nothing was stored then
   */
  ask<Output>(request: Asked): Promise<readonly Result<Output>[]>;
  /** Resolves once the thread has opened its file; creates a missing one. */
  start(): Promise<void>;
  /** Lets the requests under way finish. */
  close(): Promise<void>;
}

const unusable = (file: string, why: string) => new StorageError(`${file} cannot be used: ${why}`);

function startWorker(script: URL, task: Task, onEnd: () => void): Promise<Running> {
  const { promise, resolve, reject } = Promise.withResolvers<Running>();
  const { promise: ended, resolve: markEnded } = Promise.withResolvers<void>();
  const waiting: Running["waiting"] = new Map();
  const worker = new Worker(script, { workerData: task });
  let failure = "its thread ended";
  let ending = false;
  worker.on("error", (error) => {
    failure = error instanceof Error ? error.message : String(error);
  });
  worker.on("exit", () => {
    onEnd();
    markEnded();
    const error = unusable(task.file, failure);
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

/**
 * A worker thread with the connection to a file. One that has died is replaced at the next request: one bad moment must
 * not end bookings.
 * @param script the module that the thread runs. @see serveCommands
 */
export function createThread(file: string, script: URL): SqliteThread {
  let running: Promise<Running> | undefined;
  let lastId = 0;

  async function current({ fresh = false } = {}): Promise<Running> {
    // The next thread opens the file only when the last one has brought in all that it held.
    while (running) {
      const thread = await running;
      if (!thread.isEnding()) return thread;
      await thread.ended;
    }
    if (!fresh && !isThere(file)) throw unusable(file, gone);
    const started = startWorker(script, { file, fresh }, () => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  return {
    async start() {
      await current({ fresh: true });
    },
    async ask<Output>(request: Asked) {
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
