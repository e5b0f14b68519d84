import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { waitForMore } from "#faults/visitors.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import type { StartedServer } from "#server/testing/process.ts";

const maxDelayMs = 500;

interface Load {
  /** How many were acknowledged. */
  done(): number;
  stop(): Promise<void>;
}

/**
 * Kills a server this many times, each at a random moment after another action was acknowledged, and restarts it.
 * @param startLoad starts actions that go on until they are stopped
 * @param atLast how many actions to wait for after the last start
 */
export async function killWhile<StartedLoad extends Load>({
  rounds,
  start,
  startLoad,
  atLast,
}: {
  readonly rounds: number;
  readonly start: () => StartedServer;
  readonly startLoad: (url: () => string) => StartedLoad | Promise<StartedLoad>;
  readonly atLast: number;
}): Promise<StartedLoad> {
  let server = start();
  let url = await server.ready;
  const load = await startLoad(() => url);
  onTestFinished(async () => {
    server.process.kill("SIGKILL");
    await load.stop();
  });
  for (const delayMs of randomIntegers(rounds, maxDelayMs)) {
    await waitForMore(load.done, 1);
    await wait(delayMs);
    await server.kill();
    server = start();
    url = await server.ready;
  }
  await waitForMore(load.done, atLast);
  await load.stop();
  expect(await server.stop()).toBe(0);
  return load;
}
