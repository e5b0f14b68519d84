import { expect, test } from "vitest";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { BrokenName } from "#domain/broken.ts";
import {
  nextDaytimeMoment,
  openingOn,
  opensNext,
  startOfDay,
} from "#domain/business-clock/office.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { dailyReminder, digestAt, earlyReminder } from "#domain/business-clock/reminders.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { dayMs, hourMs, isoAfter, minuteMs, phoenixDay } from "#domain/dates.ts";
import { daysBetween } from "#domain/days.ts";
import { morningOf } from "#domain/history/follow-up.ts";
import type { Channel } from "#domain/message-kinds.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { setWebhooks } from "#server/bookings/history.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { recordCall } from "#server/bookings/record-call.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import { claimMessages } from "#server/due-messages.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { bookingOf, newBooking, validArea } from "#server/testing/bookings.ts";
import { deliverAt, findMessage, listMessages } from "#server/testing/messages.ts";
import { freshStore } from "#server/testing/new-stores.ts";
import { chooseDay, daysToChoose } from "#server/visitor/choose-day.ts";
import { requestErasure } from "#server/visitor/visitor-changes.ts";
import { listTasks } from "#server/visits/list-tasks.ts";
import { enqueueAlarm, findUndelivered, isClockAhead } from "./alarm.ts";
import { settleMessage } from "./claim-due.ts";
import { countSummary, sendAgain } from "./message-commands.ts";

/** Friday, 10 AM in Phoenix. */
const booked = "2026-11-20T17:00:00.000Z";
const after = (hours: number, minutes = 0) =>
  new Date(Date.parse(booked) + (hours * 60 + minutes) * 60_000).toISOString();

const iso = (moment: Date | undefined) => moment?.toISOString() ?? "";
const due = iso(callBy(new Date(booked), []));
const early = iso(earlyReminder(new Date(booked), []));

const store = freshStore();

const book = (id: string, given: Partial<Parameters<typeof newBooking>[0]> = {}) =>
  store.run(storeBooking, newBooking({ id, booking: bookingOf(id), createdAt: booked, ...given }));

async function setStatus(to: BookingStatus, at: string, from: BookingStatus) {
  const change = { bookingId: "1", actor: "riley", at };
  const result = await store.run(changeStatus, { ...change, from, to });
  if ("rejected" in result) throw new Error(result.reason);
  return result.detail.history.at(-1)?.id ?? "";
}

/** Runs a pass at a moment. Returns the kind and booking of each message that it sent. */
async function pass(at: string, fail?: Error) {
  const sent: string[] = [];
  await deliverAt(store, at, async ({ kind, booking, list }) => {
    if (fail) throw fail;
    const calls = kind === "reminder" ? list?.items.map((task) => task.booking.id) : undefined;
    sent.push([kind, booking?.id, ...(calls ?? [])].filter(Boolean).join(" "));
    return "sent";
  });
  return sent.sort();
}

/** Without what else is due. */
const reminders = async (at: string) =>
  (await pass(at)).filter((sent) => sent.startsWith("reminder"));

const states = async () => {
  const messages = await store.run(listMessages, undefined);
  return Object.fromEntries(messages.map(({ id, state }) => [id, state]));
};

test("a booking's messages are claimed once, with their booking and event", async () => {
  await store.run(setWebhooks, { areSent: true });
  await book("1");
  const claim = (now: string, limit: number, channel: Channel = "mail") =>
    store.run(claimMessages, { channel, now, limit });
  const early = await claim("2026-11-20T16:59:59.999Z", 10);
  expect(early).toEqual({ messages: [], nextAt: booked });
  const first = await claim(booked, 1);
  expect(first.messages).toHaveLength(1);
  expect(first.nextAt).toBe(booked);
  const second = await claim(booked, 10);
  expect(second.nextAt).toBeNull();
  const webhooks = await claim(booked, 10, "webhook");
  const all = [...first.messages, ...second.messages, ...webhooks.messages];
  expect(all).toHaveLength(3);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(["lead", "confirmation", "webhook"]),
  );
  for (const { booking, attempts, createdAt, kind, event } of all) {
    expect(booking).toMatchObject({ id: "1", lastName: "Núñez", page: "/book-now" });
    expect(booking).not.toHaveProperty("seq");
    expect({ attempts, createdAt }).toEqual({ attempts: 0, createdAt: booked });
    expect(event?.kind).toBe(kind === "webhook" ? "requested" : undefined);
  }
});

test("messages of a dead instance are sent when their claims expire", async () => {
  await book("1");
  await store.run(claimMessages, { channel: "mail", now: booked, limit: 10 });
  expect(await pass(after(0, 4))).toEqual([]);
  expect(await pass(after(0, 5))).toEqual(["confirmation 1", "lead 1"]);
  expect(await pass(after(8))).toEqual(["reminder 1"]);
});

test("settling a sent message again changes nothing", async () => {
  await book("1");
  await pass(booked);
  const settle = { id: "1.lead", at: after(1) };
  const result = { state: "waiting", error: "no", nextAt: after(2) } as const;
  await store.run(settleMessage, { ...settle, result });
  const message = await findMessage(store, "1.lead");
  expect(message).toEqual({
    id: "1.lead",
    kind: "lead",
    bookingId: "1",
    deviceId: null,
    state: "sent",
    attempts: 1,
    createdAt: booked,
    nextAt: booked,
    sentAt: booked,
    error: null,
  });
});

test("the owner is reminded once before the time runs out, once when it has, and then each day at noon", async () => {
  await book("1");
  await pass(booked);
  const dueDay = startOfDay(phoenixDay(new Date(due)));
  const noons = [1, 2, 3].map((days) => iso(dailyReminder(new Date(dueDay + days * dayMs), [])));
  const last = noons.pop() ?? "";
  for (const moment of [early, due, ...noons]) {
    expect(await reminders(isoAfter(moment, -minuteMs))).toEqual([]);
    expect(await reminders(moment)).toEqual(["reminder 1"]);
    expect(await reminders(isoAfter(moment, minuteMs))).toEqual([]);
  }
  await setStatus("contacted", isoAfter(last, -hourMs), "pending");
  expect(await reminders(last)).toEqual([]);
});

test("the morning's mail comes when the office opens", async () => {
  await book("1");
  await pass(booked);
  const opening = iso(opensNext(new Date(due), []));
  expect(await pass(isoAfter(opening, -1))).not.toContain("digest");
  expect(await pass(opening)).toContain("digest");
  expect(await pass(isoAfter(opening, minuteMs))).toEqual([]);
});

test("a lead that has picked a day waits for an answer as well, and its owner is reminded", async () => {
  await book("1");
  await pass(booked);
  const [day = ""] = daysToChoose(defaultPlan(), validArea, new Date(after(1)));
  const asked = { ...slotOf(day, "morning"), seen: null };
  const change = { bookingId: "1", actor: "visitor", at: after(1) };
  const chosen = await store.run(chooseDay, { ...change, ...asked });
  expect(chosen).toMatchObject({ detail: { visit: { state: "asked" } } });
  const { items } = await store.run(listTasks, { now: after(2) });
  expect(items).toMatchObject([{ reason: "confirm", due }]);
  expect(await pass(early)).toContain("reminder 1");
  expect(await pass(due)).toContain("reminder 1");
});

test("a call that was planned for the evening is due then, once; one of a morning is in the digest", async () => {
  for (const id of ["1", "2"]) await book(id);
  await pass(booked);
  const plan = (bookingId: string, until: string) =>
    store.run(recordCall, {
      ...{ bookingId, actor: "riley", at: after(1), from: "pending" },
      ...{ until, outcome: "voicemail" },
    });
  await plan("1", after(7, 30));
  const morning = morningOf("2026-11-21", []);
  await plan("2", iso(morning));
  expect(await pass(after(7, 29))).toEqual([]);
  expect(await pass(after(7, 30))).toEqual(["reminder 1"]);
  expect(await pass(after(8))).toEqual([]);
  expect(await pass(iso(digestAt(morning, [])))).toEqual(["digest"]);
  expect(await pass(isoAfter(iso(morning), minuteMs))).toEqual([]);
  const evening = isoAfter(iso(morning), 8 * hourMs);
  await plan("1", evening);
  expect(await pass(evening)).toEqual(["reminder 1"]);
});

test("contacted, merged, erased and old bookings send no reminders", async () => {
  await book("old", { createdAt: "2026-10-01T00:00:00.000Z" });
  for (const id of ["1", "2", "3", "4"]) await book(id);
  // Eleven are due with the morning's mail, and a pass takes ten.
  for (let round = 0; round < 2; round += 1) await pass(booked);
  await setStatus("contacted", after(1), "pending");
  const change = { actor: "riley", at: after(1) };
  await store.run(mergeBooking, { ...change, bookingId: "2", into: "4" });
  await store.run(eraseBooking, { ...change, bookingId: "3" });
  expect(await reminders(early)).toEqual(["reminder 4"]);
  expect(await reminders(due)).toEqual(["reminder 4"]);
});

test("on a closed day the morning's mail comes only for what cannot wait", async () => {
  const days = daysBetween(phoenixDay(new Date(due)), "2027-11-20");
  const closed = days.slice(1).find((day) => openingOn(day, []) === undefined) ?? "";
  const morning = iso(nextDaytimeMoment(new Date(startOfDay(closed))));
  await book("1", { createdAt: isoAfter(morning, -2 * dayMs) });
  await pass(isoAfter(morning, -2 * dayMs));
  await pass(isoAfter(morning, -12 * hourMs));
  // Nothing is due then: the call is late.
  expect(await pass(morning)).toEqual([]);
  await store.run(requestErasure, { bookingId: "1", actor: "visitor", at: morning });
  expect(await pass(isoAfter(morning, hourMs / 2))).toContain("digest");
});

test("a waiting reminder is dropped after a call, and comes back when the call is undone", async () => {
  await book("1");
  await pass(booked);
  const later = (minutes: number) => isoAfter(early, minutes * minuteMs);
  expect(await pass(early, new Error("down"))).toEqual([]);
  const event = await setStatus("contacted", later(1), "pending");
  expect(await pass(later(2))).toEqual([]);
  expect(await states()).toMatchObject({ [`${early}.reminder`]: "dropped" });
  await store.run(undo, { bookingId: "1", actor: "riley", at: later(3), event });
  expect(await pass(later(4))).toEqual(["reminder 1"]);
  expect(await pass(later(5))).toEqual([]);
});

test("a channel is broken once a message that is due waits for more than five minutes", async () => {
  const broken = (now: string) => store.run(findUndelivered, { now });
  expect(await broken(booked)).toEqual([]);
  await store.run(setWebhooks, { areSent: true });
  await book("1");
  expect(await broken(after(0, 5))).toEqual([]);
  expect(await broken(after(0, 5.001))).toEqual(["mail", "webhook"]);
  const down = new Error("no mail server");
  await pass(booked, down);
  // Nobody has tried again.
  expect(await broken(after(0, 6.001))).toEqual(["mail", "webhook"]);
  for (const { id } of await store.run(listMessages, undefined)) {
    const result = { state: "failed", error: "no" } as const;
    await store.run(settleMessage, { id, at: booked, result });
  }
  // Refused messages count for a day; a message that is sent again by hand has been waiting from that moment.
  expect(await broken(after(23))).toEqual(["mail", "webhook"]);
  expect(await broken(after(25))).toEqual([]);
  await store.run(sendAgain, { id: "1.lead", now: after(30) });
  expect(await broken(after(30, 5))).toEqual([]);
  expect(await broken(after(30, 6))).toEqual(["mail"]);
});

test("a channel is broken after four failed attempts, in seven minutes", async () => {
  const broken = () => store.run(findUndelivered, { now: after(0, 7) });
  await book("1");
  const down = new Error("no mail server");
  for (const minutes of [0, 1, 3]) await pass(after(0, minutes), down);
  expect(await broken()).toEqual([]);
  await pass(after(0, 7), down);
  expect(await broken()).toEqual(["mail"]);
});

test("an email to a visitor that is refused says nothing about the mail server", async () => {
  await book("1");
  await pass(booked);
  const result = { state: "failed", error: "no such user" } as const;
  await store.run(sendAgain, { id: "1.confirmation", now: booked });
  await store.run(settleMessage, { id: "1.confirmation", at: booked, result });
  expect(await store.run(findUndelivered, { now: after(1) })).toEqual([]);
});

test("the owner gets one alarm in six hours, by email, or as a notification if no email goes out", async () => {
  const alarm = (now: string, broken: readonly BrokenName[]) =>
    store.run(enqueueAlarm, { now, broken });
  const alarms = async () =>
    (await store.run(listMessages, undefined)).filter(({ kind }) => kind === "alarm");
  await alarm(booked, ["disk"]);
  await alarm(after(5, 59), ["backup", "disk"]);
  expect(await alarms()).toHaveLength(1);
  await alarm(after(6, 1), ["backup", "disk"]);
  // Without a device there is nowhere to send it.
  await alarm(after(13), ["mail"]);
  expect((await alarms()).map(({ deviceId }) => deviceId)).toEqual([null, null]);
  const { messages } = await store.run(claimMessages, {
    channel: "mail",
    now: after(6, 2),
    limit: 10,
  });
  expect(messages.map(({ text }) => text)).toContain(
    "This is broken: the last backup failed or is over 26 hours old; the server's disk is nearly full. Every booking is safe in the inbox.",
  );
});

test("the clock is ahead if the newest entry is more than a week old; without one it is right", async () => {
  const isAhead = (days: number) => store.run(isClockAhead, { now: after(24 * days) });
  expect(await isAhead(400)).toBe(false);
  await book("1");
  for (const days of [-10_957, -400, 0, 7]) expect(await isAhead(days), `${days}`).toBe(false);
  for (const days of [7.001, 400, 10_957]) expect(await isAhead(days), `${days}`).toBe(true);
});

test("the summary counts spam, and what failed or was withheld", async () => {
  await book("1");
  await book("2", { spam: "links" });
  const result = { state: "failed", error: "no" } as const;
  await store.run(settleMessage, { id: "1.lead", at: booked, result });
  const withheld = { state: "withheld", error: "over the limits" } as const;
  await store.run(settleMessage, {
    id: "1.confirmation",
    at: booked,
    result: withheld,
  });
  expect(await store.run(countSummary, undefined)).toEqual({ spam: 1, failedMessages: 1 });
});

test("only a failed message starts over with all its attempts", async () => {
  await book("1");
  const result = { state: "failed", error: "nobody there" } as const;
  const settled = { at: booked, result };
  await store.run(settleMessage, { ...settled, id: "1.lead" });
  const again = (id: string) => store.run(sendAgain, { id, now: after(60) });
  expect(await again("1.lead")).toMatchObject({
    state: "waiting",
    attempts: 0,
    nextAt: after(60),
    error: null,
  });
  expect(await again("1.confirmation")).toBeUndefined();
});
