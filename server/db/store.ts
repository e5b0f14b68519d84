import { EventEmitter } from "node:events";
import { sql } from "kysely";
import { type Batches, createBatches } from "./batches.ts";
import { type Command, defineCommand } from "./command.ts";
import { StorageError } from "./storage-error.ts";

export type ChangeListener = () => void;

/** A write resolves only after its commit has reached the disk. */
export interface Store {
  /** @throws StorageError when nothing was stored, or nobody knows */
  run<Input, Output>(command: Command<Input, Output>, input: Input): Promise<Output>;
  /** @throws StorageError when bookings can probably not be stored now */
  check(): Promise<void>;
  /** How many bookings wait for their batch. */
  queueDepth(): number;
  /** Reports changes made here, and on PostgreSQL by any instance or while the connection was lost. */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

export interface StorageEngine {
  readonly batchesInFlight: number;
  readonly changes: Pick<Changes, "announce" | "onChange">;
  settle<Input, Output>(
    command: Command<Input, Output>,
    inputs: readonly Input[],
  ): Promise<readonly PromiseSettledResult<Output>[]>;
  checkDisk?(): Promise<void>;
  close(): Promise<void>;
}

type Changes = ReturnType<typeof createChanges>;

export function createChanges() {
  const emitter = new EventEmitter<{ change: [] }>();
  // One listener for each open inbox.
  emitter.setMaxListeners(0);
  return {
    announce() {
      emitter.emit("change");
    },
    onChange(listener: ChangeListener) {
      emitter.on("change", listener);
      return () => {
        emitter.off("change", listener);
      };
    },
  };
}

const ping = defineCommand({
  name: "ping",
  kind: "read",
  async run(db, _input: undefined) {
    await sql`select 1`.execute(db);
  },
});

const notReadyAfterFailureMs = 30_000;

export function createStore(engine: StorageEngine): Store {
  const queues = new Map<string, Batches>();
  let failedAt = Number.NEGATIVE_INFINITY;

  function queueOf<Input, Output>(command: Command<Input, Output>): Batches {
    const known = queues.get(command.name);
    if (known) return known;
    const queue = createBatches({
      inFlight: engine.batchesInFlight,
      run: (inputs: readonly Input[]) => engine.settle(command, inputs),
    });
    queues.set(command.name, queue);
    return queue;
  }

  async function ask<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
  ): Promise<Output> {
    if (command.runBatch) return queueOf(command).add(input);
    const [result] = await engine.settle(command, [input]);
    if (result?.status === "fulfilled") return result.value;
    throw result?.reason;
  }

  return {
    async run(command, input) {
      try {
        const output = await ask(command, input);
        if (command.kind === "write") failedAt = Number.NEGATIVE_INFINITY;
        if (command.changes) engine.changes.announce();
        return output;
      } catch (error) {
        const isEngineFailure = error instanceof StorageError && error.isEngineFailure;
        if (command.kind === "write" && isEngineFailure) failedAt = performance.now();
        throw error;
      }
    },
    async check() {
      if (performance.now() - failedAt < notReadyAfterFailureMs)
        throw new StorageError(
          `a write failed in the last ${notReadyAfterFailureMs / 1000} seconds`,
        );
      await engine.checkDisk?.();
      await ask(ping, undefined);
    },
    queueDepth: () => [...queues.values()].reduce((sum, queue) => sum + queue.depth(), 0),
    onChange: engine.changes.onChange,
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.drain()));
      await engine.close();
    },
  };
}
