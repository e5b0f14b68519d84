import { sql } from "kysely";
import { type Batches, createBatches } from "./batches.ts";
import type { Changes } from "./changes.ts";
import { type Command, defineCommand } from "./command.ts";
import { StorageError } from "./storage-error.ts";
import type { Store } from "./store.ts";

/** After a failed write the program says for this long that it is not ready. */
const failurePauseMs = 30_000;

/** Asks whether the database answers. */
export const ping = defineCommand({
  name: "ping",
  kind: "read",
  async run(db, _input: undefined) {
    await sql`select 1`.execute(db);
  },
});

/** What an engine brings. */
export interface Engine {
  /** How many batches of bookings it takes at the same time. */
  readonly batchesInFlight: number;
  readonly changes: Pick<Changes, "tell" | "onChange">;
  /** Runs a command once for each input, which have waited for `waitedMs`. */
  settle<Input, Output>(
    command: Command<Input, Output>,
    inputs: readonly Input[],
    waitedMs: number,
  ): Promise<readonly PromiseSettledResult<Output>[]>;
  /** @throws StorageError when there is no room for bookings, as far as that can be known */
  probeDisk?(): Promise<void>;
  close(): Promise<void>;
}

/** The store over an engine: batches, live changes and readiness are the same on each. */
export function createStore(engine: Engine): Store {
  const queues = new Map<string, Batches>();
  let failedAt = Number.NEGATIVE_INFINITY;

  function queueOf<Input, Output>(command: Command<Input, Output>): Batches {
    const known = queues.get(command.name);
    if (known) return known;
    const queue = createBatches({
      inFlight: engine.batchesInFlight,
      run: (inputs: readonly Input[], waitedMs) => engine.settle(command, inputs, waitedMs),
    });
    queues.set(command.name, queue);
    return queue;
  }

  async function ask<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
  ): Promise<Output> {
    if (command.runBatch) return queueOf(command).add(input);
    const [result] = await engine.settle(command, [input], 0);
    if (result?.status === "fulfilled") return result.value;
    throw result?.reason;
  }

  return {
    async run(command, input) {
      try {
        const output = await ask(command, input);
        const changed = command.changes?.(input, output);
        if (changed !== undefined) engine.changes.tell(changed);
        return output;
      } catch (error) {
        const isRefused = error instanceof StorageError && error.isDataError;
        if (command.kind === "write" && !isRefused) failedAt = performance.now();
        throw error;
      }
    },
    async check() {
      if (performance.now() - failedAt < failurePauseMs)
        throw new StorageError(`a write failed in the last ${failurePauseMs / 1000} seconds`);
      await engine.probeDisk?.();
      await ask(ping, undefined);
    },
    onChange: engine.changes.onChange,
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.drain()));
      await engine.close();
    },
  };
}
