import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { amount, isFull } from "#faults/amount.ts";
import { addOwnerTo, openInbox, signIn } from "#faults/owner.ts";
import { book, booked, compare, sendVisitors, storedIn, waitForMore } from "#faults/visitors.ts";
import { ownerAt } from "#faults/website.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { kept } from "#server/testing/process.ts";
import { type Instances, startInstances } from "./instances.ts";
import { type RunningProxy, startProxy } from "./proxies.ts";

const count = amount({ short: 2, full: 4 });
const kills = amount({ short: 2, full: 20 });
/**
 * After this many bookings no request from before an instance was back is still waiting. Such a request has already
 * failed there, and would have no instance left if the next one were killed.
 */
const everybody = amount({ short: 80, full: 150 });
/** How many bookings are made between two actions. */
const some = amount({ short: 15, full: 50 });

let DATABASE_URL: string;
let instances: Instances;
let proxy: RunningProxy;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  DATABASE_URL = await newDatabase();
  instances = await startInstances(count, { DATABASE_URL });
  ends.unshift(instances.stop);
  proxy = await startProxy(instances.urls);
  ends.unshift(proxy.stop);
  console.info(`${count} instances behind ${proxy.name}`);
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** Readers who keep requesting pages, one for each. A failed request is not repeated. */
function readPages(url: string, pages: readonly string[]) {
  const failed: string[] = [];
  let isOver = false;
  const reading = pages.map(async (page) => {
    while (!isOver) {
      const seen = await fetch(url + page).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => "broken",
      );
      if (seen !== 200) failed.push(`${page} ${seen}`);
    }
  });
  return {
    failed,
    async stop() {
      isOver = true;
      await Promise.all(reading);
    },
  };
}

/** Sends visitors and readers through the proxy while something is done to the instances, and counts. */
async function underLoad(
  prefix: string,
  act: (until: (more: number) => Promise<void>) => Promise<void>,
) {
  const visitors = sendVisitors(() => proxy.url, { prefix });
  const withoutKeys = { count: 4, prefix: `${prefix}-keyless`, haveKeys: false };
  const keyless = sendVisitors(() => proxy.url, withoutKeys);
  const readers = readPages(proxy.url, ["/", "/book-now", "/pricing", "/healthz"]);
  const acknowledged = (more: number) => waitForMore(booked(visitors), more);
  await act(acknowledged);
  await acknowledged(some);
  await Promise.all([visitors.stop(), keyless.stop(), readers.stop()]);
  const stored = await storedIn({ DATABASE_URL });
  const rowsOf = (haveKeys: boolean) =>
    stored.filter(
      ({ key }) => key.startsWith(`${prefix}-`) && key.startsWith(withoutKeys.prefix) !== haveKeys,
    );
  const withKey = compare(visitors, rowsOf(true));
  const withoutKey = compare(keyless, rowsOf(false));
  console.info(`${prefix}:`, {
    withKey: { ...withKey, missing: withKey.missing.length, seen: visitors.seen },
    withoutKey: { ...withoutKey, missing: withoutKey.missing.length, seen: keyless.seen },
    pagesFailed: readers.failed,
  });
  return { visitors, keyless, readers, withKey, withoutKey };
}

test(`when one of ${count} instances is killed ${kills} times, no booking is lost or doubled, and pages work`, async () => {
  const { visitors, readers, withKey, withoutKey } = await underLoad("killed", async (until) => {
    for (const [round, more] of randomIntegers(kills, 4 * some).entries()) {
      await until(some + more);
      await instances.kill(round % count);
      await until(some);
      await instances.start(round % count);
      await until(everybody);
    }
  });
  expect(withKey.missing).toEqual([]);
  expect(withKey.doubled).toBe(0);
  expect(visitors.differing).toEqual([]);
  expect(withoutKey.missing).toEqual([]);
  expect(withoutKey.doubled).toBe(0);
  expect(readers.failed).toEqual([]);
});

test(`restarting ${count} instances one after the other goes unnoticed`, async () => {
  const { visitors, keyless, readers, withKey, withoutKey } = await underLoad(
    "rolling",
    async (until) => {
      for (let index = 0; index < count; index += 1) {
        await until(some);
        expect(await instances.end(index)).toBe(0);
        await instances.start(index);
        await until(everybody);
      }
    },
  );
  expect(withKey.missing).toEqual([]);
  expect(withKey.doubled).toBe(0);
  expect(withoutKey.missing).toEqual([]);
  expect(withoutKey.doubled).toBe(0);
  expect([...visitors.seen]).toEqual([]);
  // A connection accepted just before the end gets no answer, and only a booking with a key can be sent again safely.
  expect([...keyless.seen.keys()].filter((seen) => seen !== "502")).toEqual([]);
  expect(readers.failed).toEqual([]);
});

// Another instance looks for messages that wait every thirty seconds: too long for the short run.
test.runIf(isFull)(
  "an open inbox is notified of a booking at an instance that was killed right after it",
  async () => {
    await addOwnerTo({ DATA_DIR: "unused", DATABASE_URL });
    const [one = "", other = ""] = instances.urls;
    const inbox = await openInbox(one, await signIn(one));
    onTestFinished(inbox.close);
    for (let round = 0; round < 4; round += 1) {
      const before = inbox.heard.length;
      await book(other, `told-${round}`);
      await instances.kill(1);
      await expect.poll(() => inbox.heard.length).toBeGreaterThan(before);
      await instances.start(1);
    }
  },
);

test("what is published at one instance is shown by all, and each answers all the while", async () => {
  await instances.stop();
  const { urls, stop } = await startInstances(count, { DATABASE_URL }, kept);
  onTestFinished(stop);
  await addOwnerTo({ DATA_DIR: "unused", DATABASE_URL });
  const owner = await ownerAt(urls[0] ?? "");
  await owner.save("plans.weekly.pricePerVisit", 27);
  const readers = urls.map((url) => readPages(url, ["/", "/healthz"]));
  const from = performance.now();
  expect((await owner.publish()).status).toBe(200);
  for (const url of urls) await expect.poll(async () => (await fetch(url)).text()).toContain("$27");
  const seconds = (performance.now() - from) / 1000;
  await Promise.all(readers.map((one) => one.stop()));
  console.info(`shown by ${count} instances after ${seconds.toFixed(1)} s`);
  expect(readers.flatMap(({ failed }) => failed)).toEqual([]);
  if (isFull) expect(seconds).toBeLessThan(30);
});
