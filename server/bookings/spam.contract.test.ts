import { expect, test } from "vitest";
import type { BookingStatus } from "#domain/booking/status.ts";
import { isoAfter, minuteMs } from "#domain/dates.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import type { Deliver } from "#server/messages/channels.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { deliverAt } from "#server/testing/messages.ts";
import { freshStore } from "#server/testing/new-stores.ts";
import { setWebhooks } from "./history.ts";
import { readBooking } from "./read-booking.ts";

const booked = "2026-11-20T17:00:00.000Z";
/** This many hours after the booking. */
const after = (hours: number) => new Date(Date.parse(booked) + hours * 3_600_000).toISOString();
const why = "10 points, 9 are spam: the hidden field was filled in (10)";

const store = freshStore();

const book = (given: Partial<Parameters<typeof newBooking>[0]> = {}) =>
  store.run(storeBooking, newBooking({ id: "1", spam: why, ...given }));

async function read() {
  const detail = await store.run(readBooking, { id: "1" });
  if (!detail) throw new Error("no booking");
  return detail;
}

async function change(from: BookingStatus, to: BookingStatus, at: string) {
  const by = { bookingId: "1", actor: "riley", at };
  const outcome = await store.run(changeStatus, { ...by, from, to });
  if ("rejected" in outcome) throw new Error(outcome.reason);
  return outcome.detail;
}

async function undoLast(at: string) {
  const event = (await read()).history.at(-1)?.id ?? "";
  const by = { bookingId: "1", actor: "riley", at };
  const outcome = await store.run(undo, { ...by, event });
  if ("rejected" in outcome) throw new Error(outcome.reason);
  return outcome.detail;
}

/** One pass at a moment: the kinds of email that it sent. */
async function pass(at: string) {
  const sent: string[] = [];
  await deliverAt(store, at, async ({ kind }) => {
    sent.push(kind);
    return "sent";
  });
  return sent.sort();
}

test("spam is stored with its reason, sends no mail, and gets the visitor the usual answer", async () => {
  const answer = await book();
  expect(answer).toMatchObject({ id: "1", createdAt: booked });
  const { booking, history, messages } = await read();
  expect(booking).toMatchObject({ status: "spam", firstName: "Ana", page: "/book-now" });
  expect(history).toMatchObject([
    { kind: "requested", actor: "visitor", text: null },
    { kind: "status", actor: "spam filter", from: "pending", to: "spam", text: why },
  ]);
  expect(messages).toEqual([]);
  for (const hours of [0, 20, 24]) expect(await pass(after(hours))).toEqual([]);
});

test("webhooks for spam have the status spam", async () => {
  await store.run(setWebhooks, { areSent: true });
  await book();
  const told: (string | undefined)[] = [];
  const deliver: Deliver = async ({ event, booking }) => {
    told.push(`${event?.kind} ${booking?.status}`);
    return "sent";
  };
  await deliverAt(store, booked, deliver, "webhook");
  expect(told.sort()).toEqual(["requested spam", "status spam"]);
});

test("spam put back to pending sends its mails once, and reminders when they are due", async () => {
  await book();
  const { booking, messages } = await change("spam", "pending", after(1));
  expect(booking.status).toBe("pending");
  expect(messages.map(({ kind, state }) => [kind, state])).toEqual([
    ["confirmation", "waiting"],
    ["lead", "waiting"],
  ]);
  expect(await pass(after(1))).toEqual(["lead"]);
  expect(await pass(isoAfter(after(1), minuteMs))).toEqual(["confirmation"]);
  await change("pending", "spam", after(2));
  await change("spam", "pending", after(3));
  expect(await pass(after(3))).toEqual([]);
  // Friday, 6 PM in Phoenix: the reminder before Saturday, 10 AM.
  expect(await pass(after(8))).toEqual(["reminder"]);
});

test("an undo within a minute stops the confirmation of spam that was brought back", async () => {
  await book();
  await change("spam", "pending", after(1));
  await undoLast(isoAfter(after(1), minuteMs / 2));
  expect(await pass(isoAfter(after(1), minuteMs))).toEqual([]);
});

test("undoing the spam filter's decision sends the mails as well", async () => {
  await book();
  expect((await undoLast(after(1))).booking.status).toBe("pending");
  expect(await pass(isoAfter(after(1), minuteMs))).toEqual(["confirmation", "lead"]);
});

test("spam brought back after the promised time sends no confirmation that promises a past call", async () => {
  await book();
  await change("spam", "pending", after(24));
  const sent = await pass(after(24));
  expect(sent).toContain("lead");
  expect(sent).not.toContain("confirmation");
});

test("mails dropped because a user marked a booking as spam are sent once it is brought back", async () => {
  await book({ spam: null });
  await change("pending", "spam", booked);
  expect(await pass(booked)).toEqual([]);
  expect((await read()).messages.map(({ state }) => state)).toEqual(["dropped", "dropped"]);
  await change("spam", "pending", after(1));
  expect(await pass(isoAfter(after(1), minuteMs))).toEqual(["confirmation", "lead"]);
});

test("an erased booking sends no mails, even if its spam status is undone", async () => {
  await book({ spam: null });
  await change("pending", "contacted", booked);
  await change("contacted", "spam", booked);
  const event = (await read()).history.at(-1)?.id ?? "";
  const by = { bookingId: "1", actor: "riley", at: after(1) };
  await store.run(eraseBooking, by);
  await store.run(undo, { ...by, event });
  const { booking, messages } = await read();
  expect(booking.status).toBe("contacted");
  expect(messages.map(({ state }) => state)).toEqual(["dropped", "dropped"]);
});
