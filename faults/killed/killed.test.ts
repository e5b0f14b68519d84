import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { booked, expectNothingLost, sendVisitors, waitForMore } from "#faults/visitors.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import { spawnServer } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const rounds = amount({ short: 2, full: 100 });
/** The latest moment of a kill: after the first answer, or every fourth time after the start. */
const maxDelayMs = 800;

test(`killed ${rounds} times at random under load, the program keeps every acknowledged booking`, async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const start = () => spawnServer({ DATA_DIR }, ["--api-only"]);
  let server = start();
  let url = await server.ready;
  const visitors = sendVisitors(() => url, { prefix: "killed" });
  onTestFinished(async () => {
    server.process.kill("SIGKILL");
    await visitors.stop();
  });
  let beforeReady = 0;
  for (const [round, delayMs] of randomIntegers(rounds, maxDelayMs).entries()) {
    const known = visitors.acknowledged.size;
    if (round % 4 < 3) await waitForMore(booked(visitors), 1);
    await wait(delayMs);
    await server.kill();
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
  await waitForMore(booked(visitors), 1);
  await visitors.stop();
  expect(await server.stop()).toBe(0);
  const what = `${rounds} kills, ${beforeReady} of them before the first answer`;
  await expectNothingLost(what, visitors, { DATA_DIR, DATABASE_URL: "" });
  expect([...visitors.seen.keys()]).toEqual(["broken"]);
});
