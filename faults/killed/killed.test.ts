import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { storedInFile } from "#faults/stored.ts";
import { sendVisitors } from "#faults/visitors.ts";
import { spawnServer } from "#server/testing/process.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { halfStoredInFile } from "./half-stored.ts";

const rounds = amount({ short: 4, full: 100 });
/** It is killed within so many milliseconds: of its first answers, and every fourth time of its start. */
const longest = 800;

test(`killed ${rounds} times at random moments under load, it keeps every booking that it acknowledged`, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "killed-"));
  const start = () => spawnServer({ DATA_DIR }, ["--api-only"]);
  let server = start();
  let url = await server.ready;
  const visitors = sendVisitors(() => url, { prefix: "killed" });
  onTestFinished(async () => {
    server.process.kill("SIGKILL");
    await visitors.stop();
    rmSync(DATA_DIR, { recursive: true });
  });
  let beforeReady = 0;
  for (let round = 0; round < rounds; round += 1) {
    const known = visitors.acknowledged.size;
    if (round % 4 < 3) await server.ready;
    await wait(Math.random() * longest);
    const exit = once(server.process, "exit");
    server.process.kill("SIGKILL");
    // Anything else would be a start that failed by itself.
    expect(await exit).toEqual([null, "SIGKILL"]);
    if (visitors.acknowledged.size === known) beforeReady += 1;
    server = start();
    server.ready.then(
      (address) => {
        url = address;
      },
      () => {},
    );
  }
  url = await server.ready;
  const known = visitors.acknowledged.size;
  await expect.poll(() => visitors.acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(known);
  await visitors.stop();
  expect(await server.stop()).toBe(0);
  expectNothingLost(`${rounds} kills, ${beforeReady} of them before the first answer`, visitors, {
    stored: storedInFile(DATA_DIR),
    halves: halfStoredInFile(DATA_DIR),
  });
  expect([...visitors.seen.keys()]).toEqual(["broken"]);
});
