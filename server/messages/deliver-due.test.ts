import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { contact } from "#content/contact.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import type { Channel } from "#domain/message-kinds.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { setWebhooks } from "#server/bookings/history.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { claimMessages, dueMessages } from "#server/due-messages.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { deliveryOf, dueMessage, findMessage } from "#server/testing/messages.ts";
import { openStore } from "#server/testing/open-store.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { scheduleVisit } from "#server/visits/schedule-visit.ts";
import type { Deliver, DueMessage } from "./channels.ts";
import { type Acknowledged, deliverDue, isNeeded } from "./deliver-due.ts";

const booked = Date.parse("2026-11-20T17:00:00.000Z");
const minute = 60_000;

let DATA_DIR: string;
let store: Store;
let time: number;
const now = () => new Date(time);
beforeEach(async () => {
  DATA_DIR = temporaryFolder(onTestFinished);
  store = await openStore({ DATA_DIR });
  time = booked;
});
afterEach(() => store.close());

const book = (id: string, email: string = validBooking.email) =>
  store.run(storeBooking, newBooking({ id, booking: { ...validBooking, email } }));
const find = (id: string) => findMessage(store, id);
const pass = (
  deliver: Deliver,
  acknowledged: Acknowledged = new Map(),
  { used = store, channel = "mail" }: { used?: Store; channel?: Channel } = {},
) =>
  deliverDue({
    channel,
    store: used,
    now,
    deliver,
    due: dueMessages(used),
    acknowledged,
  });

/** Connections to this port are refused. */
const nowhere = "smtp://127.0.0.1:1";
const delivery = (SMTP_URL?: string) => deliveryOf({ DATA_DIR, SMTP_URL, store, now });

test("attempts get further and further apart, and after an hour's outage all mail arrives once", async () => {
  const down = delivery(nowhere);
  await book("1");
  const attempts: number[] = [];
  for (; time <= booked + 60 * minute; time += minute) {
    const { waiting, sent } = await pass(down.deliver.mail);
    expect(sent).toBe(0);
    if (waiting > 0) attempts.push((time - booked) / minute);
  }
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31]);
  expect(await find("1.lead")).toMatchObject({
    state: "waiting",
    attempts: 6,
    nextAt: new Date(booked + 63 * minute).toISOString(),
    error: expect.stringContaining("ECONNREFUSED"),
  });

  const server = await startMailServer();
  const up = delivery(server.url);
  for (; time <= booked + 70 * minute; time += minute) await pass(up.deliver.mail);
  up.close();
  await server.stop();
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual([
    "<1.confirmation@www.scoopdale.example>",
    "<1.lead@www.scoopdale.example>",
  ]);
  expect(await find("1.lead")).toMatchObject({ state: "sent", attempts: 7, error: null });
});

test("after two days a message fails, at most six hours after its last attempt", async () => {
  await book("1");
  const attempts: number[] = [];
  const deliver: Deliver = async ({ id }) => {
    if (id === "1.lead") attempts.push((time - booked) / minute);
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
  const distances = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(Math.max(...distances)).toBeLessThanOrEqual(360);
  expect(distances.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
  expect(attempts.at(-1)).toBeGreaterThan(42 * 60);
  expect(attempts.at(-1)).toBeLessThanOrEqual(48 * 60);
  expect(await find("1.lead")).toMatchObject({ state: "failed", error: "down" });
});

test("an email that no press asked for waits for the morning", async () => {
  const change = { bookingId: "1", actor: "riley", at: now().toISOString() };
  const visit = { day: "2026-12-01", starts: "12:00", ends: "15:00", seen: null, override: true };
  await book("1", "1@example.com");
  await store.run(scheduleVisit, { ...change, ...visit });
  await pass(async () => "sent");
  await book("2", "2@example.com");
  time = Date.parse("2026-11-20T20:40:00-07:00");
  const merge = { into: "2", keep: { email: "2" }, at: now().toISOString() };
  await store.run(mergeBooking, { ...change, ...merge });
  const attempts: string[] = [];
  for (; time < Date.parse("2026-11-21T07:10:00-07:00"); time += 10 * minute)
    await pass(async ({ kind }) => {
      if (kind === "merged") attempts.push(formatDayAndTime(now()));
      throw new Error("down");
    });
  expect(attempts).toEqual([
    ...["Friday, 8:40 PM", "Friday, 8:50 PM", "Friday, 9 PM", "Saturday, 7 AM"],
  ]);
});

test("a rejected address fails alone, and the other messages are sent", async () => {
  const server = await startMailServer({
    refuse: (recipient) =>
      recipient === "poison@example.com" ? "550 5.1.1 User unknown" : undefined,
  });
  const { deliver, close } = delivery(server.url);
  await book("1", "poison@example.com");
  await book("2", "luis@example.com");
  const tally = await pass(deliver.mail);
  close();
  await server.stop();
  expect(tally).toMatchObject({ sent: 3, failed: 1, waiting: 0 });
  expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(
    [contact.email, contact.email, "luis@example.com"].sort(),
  );
  const poison = await find("1.confirmation");
  expect(poison).toMatchObject({ state: "failed", attempts: 1 });
  expect(poison?.error).toBe("the mail server answered 550 5.1.1");
});

test("if the database fails after an acknowledgment, its result is stored later and nothing is sent twice", async () => {
  await book("1");
  const sent: string[] = [];
  const deliver: Deliver = async ({ id }) => {
    sent.push(id);
    return "sent";
  };
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

test("an email that is only written to a file is never marked as sent", async () => {
  const files = delivery();
  await book("1");
  const all = { sent: 0, written: 2, failed: 0, waiting: 0 };
  expect(await pass(files.deliver.mail)).toMatchObject(all);
  expect(await find("1.lead")).toMatchObject({
    state: "written",
    attempts: 1,
    sentAt: new Date(booked).toISOString(),
    error: null,
  });
  expect(await pass(files.deliver.mail)).toMatchObject({ written: 0 });
});

test("a webhook waits while its address is not set", async () => {
  await store.run(setWebhooks, { areSent: true });
  await store.run(storeBooking, newBooking({ id: "1" }));
  const { deliver } = delivery(nowhere);
  const tally = await pass(deliver.webhook, new Map(), { channel: "webhook" });
  expect(tally).toMatchObject({ waiting: 1, failed: 0 });
});

type Given = Parameters<typeof dueMessage>[0];

/** The kinds that are still sent, some hours after the booking. */
const needed = (booking: NonNullable<Given>["booking"], hours = 21) =>
  (["lead", "confirmation", "webhook"] as const).filter((kind) => {
    const now = new Date(Date.parse("2026-11-20T17:00:00.000Z") + hours * 3_600_000);
    return isNeeded(dueMessage({ kind, booking: booking ?? {} }), now);
  }) satisfies DueMessage["kind"][];

test.each<[string, ReturnType<typeof needed>, Parameters<typeof needed>]>([
  ["pending", ["lead", "confirmation", "webhook"], [{}]],
  ["contacted", ["lead", "confirmation", "webhook"], [{ status: "contacted" }]],
  ["declined", ["lead", "webhook"], [{ status: "declined" }]],
  ["merged", ["lead", "webhook"], [{ mergedInto: "b-0" }]],
  ["spam", ["webhook"], [{ status: "spam" }]],
  ["erased", [], [{ erasedAt: "2026-11-20T18:00:00.000Z" }]],
])("a booking that is %s still sends %j", (_state, kinds, given) => {
  expect(needed(...given)).toEqual(kinds);
});

test("a failed fetch is stored with its cause", async () => {
  await book("1");
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  await pass(() => Promise.reject(new TypeError("fetch failed", { cause })));
  expect((await find("1.lead"))?.error).toBe("fetch failed: ECONNREFUSED");
});
