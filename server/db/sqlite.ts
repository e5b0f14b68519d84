import { Worker } from "node:worker_threads";
import { changedBooking, createChanges } from "./changes.ts";
import type { Command, CommandName, Output } from "./commands.ts";
import type { Reply } from "./sqlite-messages.ts";
import { StorageError } from "./storage-error.ts";
import type { Store } from "./store.ts";

interface Waiting {
  resolve(output: unknown): void;
  reject(error: StorageError): void;
}

/** A store in one file, written by a thread of its own. Commands that arrive together share one commit. */
export async function openSqlite(file: string): Promise<Store> {
  const changes = createChanges();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  /** A thread that has died is replaced at the next command: one bad moment must not end bookings. */
  let worker: Promise<Worker> | undefined;

  function start(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    const started = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
      workerData: file,
    });
    let failure = "its thread ended";
    started.on("error", (error) => {
      failure = String(error);
    });
    started.on("exit", () => {
      worker = undefined;
      const error = new StorageError(`${file} cannot be used: ${failure}`);
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

  worker = start();
  await worker;
  return {
    async run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>> {
      worker ??= start();
      const current = await worker;
      const output = await new Promise<Output<Name>>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        current.postMessage({ id: lastId, command });
      });
      const changed = changedBooking(command);
      if (changed !== undefined) changes.tell(changed);
      return output;
    },
    onChange: changes.onChange,
    async close() {
      const current = await worker;
      if (!current) return;
      const ended = new Promise((resolve) => current.once("exit", resolve));
      current.postMessage("close");
      await ended;
    },
  };
}
