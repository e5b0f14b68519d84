import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { amount, isFull } from "#faults/amount.ts";
import { addOwnerTo, openInbox, signIn, trySignIn } from "#faults/owner.ts";
import { storedIn } from "#faults/stored.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { type Instances, startInstances } from "./instances.ts";
import { type RunningProxy, startProxy } from "./proxy.ts";

const count = amount({ short: 2, full: 4 });
/** Booking requests for each address, in a window longer than any run. */
const most = 10;

let DATABASE_URL: string;
let instances: Instances;
let proxy: RunningProxy;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  DATABASE_URL = await newDatabase();
  instances = await startInstances(count, { DATABASE_URL, RATE_LIMIT: `${most}/9999h` });
  ends.unshift(instances.stop);
  proxy = await startProxy(instances.urls);
  ends.unshift(proxy.stop);
  console.info(`${count} instances behind ${proxy.name}`);
  await addOwnerTo({ DATA_DIR: "unused", DATABASE_URL });
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** The instance of a turn, one after the other. */
const instance = (turn: number) => instances.urls[turn % count] ?? "";

let lastAddress = 0;

/** Books at an instance as a proxy would forward it, for a new visitor. */
function post(
  url: string,
  booking: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  lastAddress += 1;
  const address = { "x-forwarded-for": `198.51.100.${lastAddress}` };
  return fetch(`${url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", ...address, ...headers },
    body: JSON.stringify({ ...validBooking, ...booking }),
  });
}

/** How many answers there are of each status. */
function counted(answers: readonly Response[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("signing in at one instance works at all, and signing out everywhere works at all immediately", async () => {
  const sessions = [await signIn(instance(0)), await signIn(instance(1))];
  const who = () =>
    Promise.all(
      instances.urls.flatMap((url) =>
        sessions.map((headers) => fetch(`${url}/api/session`, { headers })),
      ),
    );
  expect(counted(await who())).toEqual({ 200: 2 * count });
  const [headers = {}] = sessions;
  const out = await fetch(`${instance(1)}/api/sessions`, { method: "DELETE", headers });
  expect(out.status).toBe(204);
  expect(counted(await who())).toEqual({ 401: 2 * count });
});

test("wrong passwords at any instance slow down attempts at all instances", async () => {
  const statuses: number[] = [];
  const isWrong = (status: number) => status === 401;
  const tryAnywhere = async () => {
    const wrong = { username: "nobody", password: "wrong, again" };
    statuses.push((await trySignIn(instance(statuses.length), wrong)).status);
    return statuses.filter(isWrong).length;
  };
  // By then the wait is longer than an attempt takes on a slow machine.
  await expect.poll(tryAnywhere).toBe(8);
  expect(statuses.slice(0, 5).every(isWrong)).toBe(true);
  expect(statuses).toContain(429);
  expect((await trySignIn(proxy.url)).status).toBe(429);
  await runSql({ DATABASE_URL }, "delete from sign_in_failures");
});

test("one key sent forty times to all instances at the same moment stores one booking with one answer", async () => {
  const key = { "idempotency-key": "forty-times" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => post(instance(turn), { firstName: "Forty" }, key)),
  );
  expect(counted(answers)).toEqual({ 201: 40 });
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  const stored = await storedIn({ DATABASE_URL });
  expect(stored.filter((booking) => booking.key === "Forty")).toHaveLength(1);
  const other = await post(instance(1), { firstName: "Other" }, key);
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ code: "key-reused" });
});

test(`of forty requests from one address with forged headers to all instances, ${most} pass`, async () => {
  const answers: Response[] = [];
  while (answers.length < 40)
    answers.push(...(await Promise.all([post(proxy.url, {}), post(proxy.url, {})])));
  const { 201: passed = 0, ...others } = counted(answers);
  expect(others).toEqual({ 429: 40 - passed });
  // Visitors wait a second for the count: on a very busy machine each instance may have counted for itself for a while.
  const alone = instances.have("each instance counts its own");
  console.info(`${passed} of 40 passed${alone ? ", the database was slow to count" : ""}`);
  expect(passed).toBeGreaterThanOrEqual(most);
  expect(passed).toBeLessThanOrEqual(alone ? most * count : most);
});

/** Books at an instance. @returns the event that an open inbox receives */
async function bookAndTell(url: string): Promise<string> {
  const answer = z.object({ id: z.string() }).parse(await (await post(url, {})).json());
  return `change ${JSON.stringify({ bookingId: answer.id })}`;
}

test("an open inbox is notified of bookings at any instance, even after the database cut its connection", async () => {
  const headers = await signIn(proxy.url);
  const inboxes = await Promise.all(
    [...instances.urls, proxy.url].map((url) => openInbox(url, headers)),
  );
  onTestFinished(() => inboxes.forEach(({ close }) => void close()));
  const allHear = (told: string) =>
    expect.poll(() => inboxes.filter(({ heard }) => heard.includes(told)).length).toBe(count + 1);
  await allHear("ready {}");
  for (const url of instances.urls) await allHear(await bookAndTell(url));
  const listeners =
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'";
  await runSql({ DATABASE_URL }, listeners);
  await allHear("change {}");
  for (const url of instances.urls) await allHear(await bookAndTell(url));
});

// Another instance looks for messages that wait every thirty seconds: too long for the short run.
test.runIf(isFull)(
  "an open inbox is notified of a booking at an instance that was killed right after it",
  async () => {
    const inbox = await openInbox(instance(0), await signIn(instance(0)));
    onTestFinished(inbox.close);
    for (let round = 0; round < 4; round += 1) {
      const told = await bookAndTell(instance(1));
      await instances.kill(1);
      await expect.poll(() => inbox.heard).toContain(told);
      await instances.start(1);
    }
  },
);
