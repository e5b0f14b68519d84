import { StorageError } from "./storage-error.ts";

export const batchLimits = { batchSize: 256, queueLength: 2000, waitMs: 5000 };

interface Waiting {
  readonly input: unknown;
  readonly timer: NodeJS.Timeout;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export interface Batches {
  /** @throws StorageError when the queue is full, or the batch has not begun after five seconds */
  add<Output>(input: unknown): Promise<Output>;
  /** How many have not begun. */
  depth(): number;
  drain(): Promise<void>;
}

const overloaded = (why: string) => new StorageError(why, { isEngineFailure: false });

/** Collects inputs while earlier batches run. `run` settles them in order. */
export function createBatches({
  inFlight,
  run,
}: {
  readonly inFlight: number;
  run(inputs: readonly unknown[]): Promise<readonly PromiseSettledResult<unknown>[]>;
}): Batches {
  const queue: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let isStarting = false;

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    for (const { timer } of batch) clearTimeout(timer);
    try {
      const inputs = batch.map(({ input }) => input);
      for (const [index, result] of (await run(inputs)).entries())
        if (result.status === "fulfilled") batch[index]?.resolve(result.value);
        else batch[index]?.reject(result.reason);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function start(): void {
    isStarting = false;
    while (queue.length > 0 && running.size < inFlight) {
      const batch = runBatch(queue.splice(0, batchLimits.batchSize)).finally(() => {
        running.delete(batch);
        start();
      });
      running.add(batch);
    }
  }

  return {
    add<Output>(input: unknown): Promise<Output> {
      if (queue.length >= batchLimits.queueLength)
        return Promise.reject(overloaded("too many bookings wait already"));
      return new Promise<Output>((resolve, reject) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(overloaded(`not begun after ${batchLimits.waitMs} ms`));
        }, batchLimits.waitMs);
        const waiting: Waiting = { input, timer, resolve, reject };
        queue.push(waiting);
        // Batches inputs that arrive in one turn of the event loop.
        if (!isStarting) setImmediate(start);
        isStarting = true;
      });
    },
    depth: () => queue.length,
    async drain() {
      while (queue.length > 0 || running.size > 0)
        await (running.size > 0 ? Promise.race(running) : new Promise(setImmediate));
    },
  };
}
