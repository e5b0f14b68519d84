import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batchLimits, createBatches } from "./batches.ts";
import { StorageError } from "./storage-error.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

type Settle = (results: readonly PromiseSettledResult<unknown>[]) => void;

/** Batches whose runs end when the test says so. */
function held(inFlight: number) {
  const runs: { readonly inputs: readonly unknown[]; readonly settle: Settle }[] = [];
  const batches = createBatches({
    inFlight,
    run: (inputs) =>
      new Promise((settle) => {
        runs.push({ inputs, settle });
      }),
  });
  const finish = (run: number) =>
    runs[run]?.settle(runs[run].inputs.map((value) => ({ status: "fulfilled", value })));
  const started = (count: number) => expect.poll(() => runs.length, { interval: 0 }).toBe(count);
  return { batches, runs, finish, started };
}

test("inputs that arrive while a batch is running go into the next batch together, in order", async () => {
  const { batches, runs, finish, started } = held(1);
  const first = batches.add("first");
  await started(1);
  const others = ["second", "third"].map((input) => batches.add(input));
  expect(batches.depth()).toBe(2);
  finish(0);
  expect(await first).toBe("first");
  await started(2);
  expect(runs[1]?.inputs).toEqual(["second", "third"]);
  finish(1);
  expect(await Promise.all(others)).toEqual(["second", "third"]);
});

test("as many batches run at the same time as allowed, none larger than 256", async () => {
  const { batches, runs, finish, started } = held(2);
  const all = Array.from({ length: 600 }, (_, index) => batches.add(index));
  await started(2);
  expect(runs.map(({ inputs }) => inputs.length)).toEqual([256, 256]);
  finish(1);
  await started(3);
  expect(runs[2]?.inputs).toHaveLength(88);
  finish(0);
  finish(2);
  expect(await Promise.all(all)).toHaveLength(600);
});

test("one failing input does not fail the others in its batch", async () => {
  const { batches, runs, started } = held(1);
  const [good, bad] = [batches.add("good"), batches.add("bad")];
  await started(1);
  runs[0]?.settle([
    { status: "fulfilled", value: "stored" },
    { status: "rejected", reason: new StorageError("refused") },
  ]);
  await expect(good).resolves.toBe("stored");
  await expect(bad).rejects.toThrow("refused");
});

test("inputs not started within five seconds are refused and never run; started ones are awaited", async () => {
  const { batches, runs, finish, started } = held(1);
  const begun = batches.add("begun");
  await started(1);
  const waiting = batches.add("waiting");
  const refused = expect(waiting).rejects.toMatchObject({ isEngineFailure: false });
  await vi.advanceTimersByTimeAsync(batchLimits.waitMs);
  await refused;
  finish(0);
  expect(await begun).toBe("begun");
  await batches.drain();
  expect(runs).toHaveLength(1);
});

test("with 2,000 waiting the next one is refused immediately", async () => {
  const { batches, finish, started } = held(1);
  const begun = batches.add("begun");
  await started(1);
  const waiting = Array.from({ length: batchLimits.queueLength }, (_, index) => batches.add(index));
  await expect(batches.add("too many")).rejects.toMatchObject({ isEngineFailure: false });
  finish(0);
  await begun;
  for (
    let run = 1;
    run * batchLimits.batchSize < batchLimits.queueLength + batchLimits.batchSize;
    run += 1
  ) {
    await started(run + 1);
    finish(run);
  }
  expect(await Promise.all(waiting)).toHaveLength(batchLimits.queueLength);
});

test("draining waits for both running and queued inputs", async () => {
  const { batches, finish, started } = held(1);
  const both = [batches.add("one"), batches.add("two")];
  let drained = false;
  const draining = batches.drain().then(() => {
    drained = true;
  });
  await started(1);
  expect(drained).toBe(false);
  finish(0);
  await draining;
  expect(await Promise.all(both)).toEqual(["one", "two"]);
});
