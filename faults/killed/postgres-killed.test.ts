import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { contact } from "#content/contact.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { amount } from "#faults/amount.ts";
import { openInbox, signIn } from "#faults/owner.ts";
import {
  book,
  booked,
  expectNothingLost,
  sendVisitors,
  storedIn,
  waitForMore,
} from "#faults/visitors.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { startServer } from "#server/testing/process.ts";
import { addOwner } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { startLosingProxy } from "./losing-proxy.ts";

const rounds = amount({ short: 1, full: 100 });
const DATA_DIR = temporaryFolder(afterAll);
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({ sync: true });
});
afterAll(() => postgres.stop());

/** The answer to every booking while the database is unavailable. */
async function expectWithout(url: string) {
  const booking = await fetch(`${url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(validBooking),
  });
  expect(booking.status).toBe(503);
  expect(booking.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  expect(await booking.text()).toContain(formatPhone(contact.phone));
  const status = async (path: string) => (await fetch(url + path)).status;
  expect(await Promise.all(["/", "/healthz"].map(status))).toEqual([200, 200]);
  await expect.poll(() => status("/readyz")).toBe(503);
}

test(`with its database killed ${rounds} times under load, the program recovers and loses nothing`, async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const server = await startServer({ DATABASE_URL, DATA_DIR });
  const other = await openStore({ DATABASE_URL, DATA_DIR });
  const heard = vi.fn();
  other.onChange(heard);
  await addOwner({ store: other });
  const inbox = await openInbox(server.url, await signIn(server.url));
  const visitors = sendVisitors(() => server.url, { prefix: "postgres" });
  onTestFinished(async () => {
    server.process.kill("SIGKILL");
    await visitors.stop();
  });
  const more = () => waitForMore(booked(visitors), 1);
  for (const delayMs of randomIntegers(rounds, 500)) {
    await more();
    await wait(delayMs);
    await postgres.kill();
    await expectWithout(server.url);
    await postgres.start();
  }
  await more();

  // The program and the other instance are notified of each other's changes again.
  heard.mockClear();
  await expect.poll(() => heard).toHaveBeenCalled();
  let announced = 0;
  const announce = async () => {
    announced += 1;
    const key = `announced-${announced}`;
    const booking = { ...validBooking, firstName: key };
    const input = newBooking({ id: key, booking, key });
    await other.run(storeBooking, input);
    return inbox.heard.length;
  };
  const before = inbox.heard.length;
  await expect.poll(announce, { interval: 200 }).toBeGreaterThan(before);
  inbox.close();
  await visitors.stop();
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  // It reports not ready for 30 seconds after a failed write.
  await expect.poll(ready).toBe(200);
  await other.close();
  expect(await server.stop()).toBe(0);
  const where = { DATA_DIR, DATABASE_URL };
  await expectNothingLost(`${rounds} kills of the database`, visitors, where);
  // The program itself was never down.
  expect([...visitors.seen.keys()]).toEqual(["503"]);
});

test("a booking whose commit answer is lost is answered as unknown, and found again by its key", async () => {
  const database = await postgres.createDatabase();
  const proxy = await startLosingProxy(database);
  const server = await startServer({ DATABASE_URL: proxy.address, DATA_DIR }, ["--api-only"]);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  proxy.loseCommits(true);
  const answer = await fetch(`${server.url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "lost" },
    body: JSON.stringify({ ...validBooking, firstName: "lost", email: "lost@example.com" }),
  });
  expect(await answer.json()).toMatchObject({ status: 503, code: "storage-unknown" });
  proxy.loseCommits(false);
  const stored = await storedIn({ DATABASE_URL: database });
  expect(stored).toEqual([{ id: expect.any(String), key: "lost" }]);
  expect(await book(server.url, "lost")).toEqual({ id: stored[0]?.id });
  expect(await storedIn({ DATABASE_URL: database })).toEqual(stored);
  expect(await server.stop()).toBe(0);
  await proxy.close();
});
