import { StorageError } from "./storage-error.ts";

/** How many go into one transaction, wait at most, and for how long. */
export const batchLimits = { size: 256, waiting: 2000, waitMs: 5000 };

interface Waiting {
  readonly input: unknown;
  /** When it arrived, on the clock of `performance.now()`. */
  readonly since: number;
  readonly timer: NodeJS.Timeout;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export interface Batches {
  /** @throws StorageError when too many wait already, or when its batch has not begun after five seconds */
  add<Output>(input: unknown): Promise<Output>;
  /** Resolves when nothing waits or runs any more. */
  drain(): Promise<void>;
}

/**
 * Collects what arrives while earlier batches are under way, and runs it together. A batch never waits for company.
 * @param inFlight batches that run at the same time
 * @param run settles each input of a batch, in order; it hears how long the first of them has waited
 */
export function createBatches({
  inFlight,
  run,
}: {
  readonly inFlight: number;
  run(
    inputs: readonly unknown[],
    waitedMs: number,
  ): Promise<readonly PromiseSettledResult<unknown>[]>;
}): Batches {
  const queue: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let _starting: NodeJS.Immediate | undefined;

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    for (const { timer } of batch) clearTimeout(timer);
    try {
      const results = await run(
        batch.map(({ input }) => input),
        performance.now() - (batch[0]?.since ?? 0),
      );
      for (const [index, result] of results.entries())
        if (result.status === "fulfilled") batch[index]?.resolve(result.value);
        else batch[index]?.reject(result.reason);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function start(): void {
    _starting = undefined;
    while (queue.length > 0 && running.size < inFlight) {
      const batch = runBatch(queue.splice(0, batchLimits.size)).finally(() => {
        running.delete(batch);
        start();
      });
      running.add(batch);
    }
  }

  return {
    add<Output>(input: unknown): Promise<Output> {
      if (queue.length >= batchLimits.waiting)
        return Promise.reject(new StorageError("too many bookings wait already"));
      return new Promise<Output>((resolve, reject) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(new StorageError(`not begun after ${batchLimits.waitMs} ms`));
        }, batchLimits.waitMs);
        const waiting: Waiting = { input, since: performance.now(), timer, resolve, reject };
        queue.push(waiting);
        // What arrives in the same turn goes together.
        _starting ??= setImmediate(start);
      });
    },
    async drain() {
      while (queue.length > 0 || running.size > 0)
        await (running.size > 0 ? Promise.race(running) : new Promise(setImmediate));
    },
  };
}
