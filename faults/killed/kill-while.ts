import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { waitForMore } from "#faults/visitors.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import type { StartedServer } from "#server/testing/process.ts";

const maxDelayMs = 500;

interface Acts {
  /** How many were acknowledged. */
  done(): number;
  stop(): Promise<void>;
}

/**
 * Kills a server this many times, each at a random moment after another act was acknowledged, and restarts it.
 * @param act starts the load, until it is stopped
 * @param atLast how many acts to wait for after the last start
 */
export async function killWhile<Some extends Acts>({
  rounds,
  start,
  act,
  atLast,
}: {
  readonly rounds: number;
  readonly start: () => StartedServer;
  readonly act: (url: () => string) => Some | Promise<Some>;
  readonly atLast: number;
}): Promise<Some> {
  let server = start();
  let url = await server.ready;
  const acts = await act(() => url);
  onTestFinished(async () => {
    server.process.kill("SIGKILL");
    await acts.stop();
  });
  for (const delayMs of randomIntegers(rounds, maxDelayMs)) {
    await waitForMore(acts.done, 1);
    await wait(delayMs);
    await server.kill();
    server = start();
    url = await server.ready;
  }
  await waitForMore(acts.done, atLast);
  await acts.stop();
  expect(await server.stop()).toBe(0);
  return acts;
}
