import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { claimMessages } from "#server/mail/claim-messages.ts";
import { findMessage } from "#server/mail/find-message.ts";
import { openStore } from "#server/store.ts";
import { newBooking, validBooking } from "#server/testing/bookings.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import type { Channel } from "./channels.ts";
import { createDelivery } from "./deliver.ts";
import { type Acknowledged, type Deliver, sendDue } from "./send-due.ts";

const booked = Date.parse("2026-11-20T17:00:00.000Z");
const minute = 60_000;

let DATA_DIR: string;
let store: Store;
let time: number;
const now = () => new Date(time);
beforeEach(async () => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "due-"));
  store = await openStore({ DATA_DIR });
  time = booked;
});
afterEach(async () => {
  await store.close();
  rmSync(DATA_DIR, { recursive: true });
});

const book = (id: string, email: string = validBooking.email) =>
  store.run(storeBooking, newBooking({ id, booking: { ...validBooking, email } }));
const find = (id: string) => store.run(findMessage, { id });
const pass = (
  deliver: Deliver,
  acknowledged: Acknowledged = new Map(),
  { used = store, channel = "mail" }: { used?: Store; channel?: Channel } = {},
) => sendDue({ channel, store: used, now, deliver, acknowledged });

/** Where nobody listens: what the system calls "connection refused". */
const nowhere = "smtp://127.0.0.1:1";
const delivery = (SMTP_URL: string) =>
  createDelivery({ env: { DATA_DIR, SMTP_URL, SITE_URL: "https://www.scoopdale.example" }, now });

test("the mail server is down for an hour: tried at growing distances, then all arrives once", async () => {
  const down = delivery(nowhere);
  await book("1");
  const tries: number[] = [];
  for (; time <= booked + 60 * minute; time += minute) {
    const { waiting, sent } = await pass(down.deliver);
    expect(sent).toBe(0);
    if (waiting > 0) tries.push((time - booked) / minute);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
  expect(await find("1.lead")).toMatchObject({
    state: "waiting",
    attempts: 6,
    nextAt: new Date(booked + 63 * minute).toISOString(),
    error: expect.stringContaining("ECONNREFUSED"),
  });

  const server = await startMailServer();
  const up = delivery(server.url);
  for (; time <= booked + 70 * minute; time += minute) await pass(up.deliver);
  up.close();
  await server.stop();
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual([
    "<1.confirmation@www.scoopdale.example>",
    "<1.lead@www.scoopdale.example>",
  ]);
  expect(await find("1.lead")).toMatchObject({ state: "sent", attempts: 7, error: null });
});

test("after two days it is given up, at most six hours after the last try", async () => {
  await book("1");
  const tries: number[] = [];
  const deliver: Deliver = async ({ id }) => {
    if (id === "1.lead") tries.push((time - booked) / minute);
    throw new Error("down");
  };
  for (let next: string | null = "now"; next !== null; ) {
    await pass(deliver);
    const { messages, nextAt } = await store.run(claimMessages, {
      channel: "mail",
      now: new Date(time).toISOString(),
      limit: 0,
    });
    expect(messages).toEqual([]);
    next = nextAt;
    if (next !== null) time = Date.parse(next);
  }
  const distances = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(Math.max(...distances)).toBeLessThanOrEqual(360);
  expect(distances.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
  expect(tries.at(-1)).toBeGreaterThan(42 * 60);
  expect(tries.at(-1)).toBeLessThanOrEqual(48 * 60);
  expect(await find("1.lead")).toMatchObject({ state: "failed", error: "down" });
});

test("a poison address fails alone, and the rest goes on", async () => {
  const server = await startMailServer({
    refuse: (recipient) => (recipient === "poison@example.com" ? 550 : undefined),
  });
  const { deliver, close } = delivery(server.url);
  await book("1", "poison@example.com");
  await book("2", "luis@example.com");
  const tally = await pass(deliver);
  close();
  await server.stop();
  expect(tally).toMatchObject({ sent: 3, failed: 1, waiting: 0 });
  expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    "hello@scoopdale.example",
    "hello@scoopdale.example",
    "luis@example.com",
  ]);
  const poison = await find("1.confirmation");
  expect(poison).toMatchObject({ state: "failed", attempts: 1 });
  expect(poison?.error).toContain("550 refused");
  expect(poison?.error).not.toMatch(/poison|@|Ana/);
});

test("the database is gone right after an acknowledgment: marked later, sent once", async () => {
  await book("1");
  const sent: string[] = [];
  const deliver: Deliver = async ({ id }) => void sent.push(id);
  const acknowledged: Acknowledged = new Map();
  const broken: Store = {
    ...store,
    run: (command, input) =>
      command.name === "settleMessage"
        ? Promise.reject(new StorageError("disk full"))
        : store.run(command, input),
  };
  await expect(pass(deliver, acknowledged, { used: broken })).rejects.toThrow("disk full");
  expect(sent.sort()).toEqual(["1.confirmation", "1.lead"]);
  expect(acknowledged.size).toBe(2);

  // Long after the claims have run out.
  time = booked + 60 * minute;
  await expect(pass(deliver, acknowledged, { used: broken })).rejects.toThrow("disk full");
  expect(await pass(deliver, acknowledged)).toMatchObject({ sent: 0, nextAt: null });
  expect(sent).toHaveLength(2);
  expect(acknowledged.size).toBe(0);
  expect(await find("1.lead")).toMatchObject({
    state: "sent",
    sentAt: new Date(booked).toISOString(),
  });
});

test("a mail that is only a file is never called sent", async () => {
  const files = createDelivery({ env: { DATA_DIR, SITE_URL: "https://a.example" }, now });
  await book("1");
  expect(await pass(files.deliver)).toMatchObject({ sent: 0, written: 2, failed: 0, waiting: 0 });
  expect(await find("1.lead")).toMatchObject({
    state: "written",
    attempts: 1,
    sentAt: new Date(booked).toISOString(),
    error: null,
  });
  expect(await pass(files.deliver)).toMatchObject({ written: 0 });
});

test("a webhook whose address was taken out waits for it to come back", async () => {
  await store.run(storeBooking, newBooking({ id: "1", webhook: true }));
  const { deliver } = delivery(nowhere);
  const tally = await pass(deliver, new Map(), { channel: "webhook" });
  expect(tally).toMatchObject({ waiting: 1, failed: 0 });
});
