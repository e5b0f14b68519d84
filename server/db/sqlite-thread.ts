import { Worker } from "node:worker_threads";
import type { Command, CommandName, Output } from "./commands.ts";
import type { Reply, Task } from "./sqlite-messages.ts";
import { StorageError } from "./storage-error.ts";

interface Waiting {
  resolve(output: unknown): void;
  reject(error: StorageError): void;
}

export interface SqliteThread {
  /** @throws StorageError when the command has left nothing behind */
  run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>>;
  /** Resolves once the thread has opened its file. */
  start(): Promise<void>;
  /** Lets the commands under way finish. */
  close(): Promise<void>;
}

/**
 * A thread with a connection of its own. It starts with its first command; one that has died is replaced at the next:
 * one bad moment must not end bookings.
 */
export function createThread(task: Task): SqliteThread {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Promise<Worker> | undefined;

  function start(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    const started = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
      workerData: task,
    });
    let failure = "its thread ended";
    started.on("error", (error) => {
      failure = String(error);
    });
    started.on("exit", () => {
      worker = undefined;
      const error = new StorageError(`${task.file} cannot be used: ${failure}`);
      reject(error);
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    });
    started.on("message", (reply: Reply) => {
      if (reply === "ready") return resolve(started);
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

  return {
    async start() {
      worker ??= start();
      await worker;
    },
    async run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>> {
      worker ??= start();
      const current = await worker;
      return new Promise<Output<Name>>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        current.postMessage({ id: lastId, command });
      });
    },
    async close() {
      const current = await worker;
      if (!current) return;
      const ended = new Promise((resolve) => current.once("exit", resolve));
      current.postMessage("close");
      await ended;
    },
  };
}
