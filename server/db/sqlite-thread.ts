import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Command, CommandName, Output } from "./commands.ts";
import type { Reply, Task } from "./sqlite-messages.ts";
import { gone, isThere } from "./sqlite-place.ts";
import { StorageError } from "./storage-error.ts";

interface Waiting {
  resolve(output: unknown): void;
  reject(error: StorageError): void;
}

interface Running {
  readonly worker: Worker;
  /** The commands that it has not answered yet, by their numbers. */
  readonly waiting: Map<number, Waiting>;
  /** True once it takes no more commands. */
  isEnding(): boolean;
  /** Lets it finish what it was asked, and take no more. */
  end(): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

export interface SqliteThread {
  /** @throws StorageError when the command has left nothing behind */
  run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>>;
  /** Resolves once the thread has opened its file, which is made where there is none. */
  start(): Promise<void>;
  /** Lets the commands under way finish. */
  close(): Promise<void>;
}

const unusable = ({ file }: Pick<Task, "file">, why: string) =>
  new StorageError(`${file} cannot be used: ${why}`);

function startWorker(task: Task, onEnd: () => void): Promise<Running> {
  const { promise, resolve, reject } = Promise.withResolvers<Running>();
  const waiting: Running["waiting"] = new Map();
  const worker = new Worker(
    new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url),
    { workerData: task },
  );
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>();
  let failure = "its thread ended";
  let ending = false;
  worker.on("error", (error) => {
    failure = error instanceof Error ? error.message : String(error);
  });
  worker.on("exit", () => {
    onEnd();
    tellEnd();
    const error = unusable(task, failure);
    reject(error);
    for (const asked of waiting.values()) asked.reject(error);
  });
  worker.on("message", (reply: Reply) => {
    if (reply === "ready")
      return resolve({
        ...{ worker, waiting, ended, isEnding: () => ending },
        end() {
          ending = true;
          worker.postMessage("close");
        },
      });
    if ("ending" in reply) {
      failure = reply.ending;
      ending = true;
      return;
    }
    // Under "node --watch" a thread also posts which files it has loaded.
    if (!Array.isArray(reply)) return;
    for (const answer of reply) {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("error" in answer) asked?.reject(new StorageError(answer.error));
      else asked?.resolve(answer.output);
    }
  });
  return promise;
}

async function end(running: Promise<Running> | undefined): Promise<void> {
  if (!running) return;
  const thread = await running;
  thread.end();
  await thread.ended;
}

/**
 * A thread with a connection of its own. It starts with its first command; one that has died is replaced at the next:
 * one bad moment must not end bookings.
 * @param idle ends it after so many milliseconds without work, until the next command
 * @param before is awaited each time before it opens its file
 */
export function createThread(
  task: Omit<Task, "fresh">,
  { idle, before }: { readonly idle?: number; readonly before?: () => Promise<unknown> } = {},
): SqliteThread {
  let running: Promise<Running> | undefined;
  let lastId = 0;
  let rest: NodeJS.Timeout | undefined;

  async function current({ fresh = false } = {}): Promise<Running> {
    clearTimeout(rest);
    // The next one opens the file only when the last one has brought in all that it held.
    while (running) {
      const thread = await running;
      if (!thread.isEnding()) return thread;
      await thread.ended;
    }
    if (!fresh && !isThere(task.file)) throw unusable(task, gone);
    const forget = () => {
      if (running === started) running = undefined;
    };
    const started = Promise.resolve(before?.()).then(() => startWorker({ ...task, fresh }, forget));
    running = started;
    return started;
  }

  function restLater({ waiting }: Running) {
    clearTimeout(rest);
    if (idle === undefined || waiting.size > 0) return;
    rest = setTimeout(() => end(running), idle);
    rest.unref();
  }

  return {
    async start() {
      await current({ fresh: true });
    },
    async run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>> {
      const thread = await current();
      try {
        return await new Promise<Output<Name>>((resolve, reject) => {
          lastId += 1;
          thread.waiting.set(lastId, { resolve, reject });
          thread.worker.postMessage({ id: lastId, command });
        });
      } finally {
        restLater(thread);
      }
    },
    async close() {
      clearTimeout(rest);
      await end(running);
    },
  };
}
