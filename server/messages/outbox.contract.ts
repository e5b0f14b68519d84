import { afterEach, beforeEach, expect, test } from "vitest";
import type { Message } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import type { Channel } from "#domain/message-kinds.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { followUp } from "#server/bookings/follow-up.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import type { Store } from "#server/db/store.ts";
import { setWebhooks } from "#server/journal/history.ts";
import { settleMessage } from "#server/outbox/claim-messages.ts";
import { findMessage, listMessages, sendAgain } from "#server/outbox/message-commands.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { bookingOf, newBooking, validArea } from "#server/testing/bookings.ts";
import { deliverAt } from "#server/testing/deliver-at.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { daysToChoose } from "#server/visitor/share-of-days.ts";
import { listTasks } from "#server/visits/list-tasks.ts";
import { claimMessages } from "./claim-messages.ts";
import { enqueueAlarms, findOldestWaiting, findRefused } from "./delivery-alarm.ts";

/** Friday, 10 AM in Phoenix: to be called by Saturday, 10 AM, reminded on Friday at 6 PM. The digest comes on Saturday at 8 AM. */
const booked = "2026-11-20T17:00:00.000Z";
const after = (hours: number, minutes = 0) =>
  new Date(Date.parse(booked) + (hours * 60 + minutes) * 60_000).toISOString();

/** `open` returns an empty store at each call. */
export function outboxContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const book = (id: string, given: Partial<Parameters<typeof newBooking>[0]> = {}) =>
    store.run(
      storeBooking,
      newBooking({ id, booking: bookingOf(id), createdAt: booked, ...given }),
    );

  async function setStatus(to: BookingStatus, at: string, from: BookingStatus) {
    const change = { bookingId: "1", actor: "riley", at };
    const result = await store.run(changeStatus, { ...change, from, to });
    if ("rejected" in result) throw new Error(result.reason);
    return result.detail.history.at(-1)?.id ?? "";
  }

  /** Runs a pass at a moment. Returns the kind and booking of each message that it sent. */
  async function pass(at: string, fail?: Error) {
    const sent: string[] = [];
    await deliverAt(store, at, async ({ kind, booking }) => {
      if (fail) throw fail;
      sent.push(booking ? `${kind} ${booking.id}` : kind);
      return "sent";
    });
    return sent.sort();
  }

  const states = async () => {
    const messages = await store.run(listMessages, { limit: 100 });
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
    for (const { booking, attempts, giveUpAt, createdAt, kind, event } of all) {
      expect(booking).toMatchObject({ id: "1", lastName: "Núñez", page: "/book-now" });
      expect(booking).not.toHaveProperty("seq");
      expect({ attempts, giveUpAt, createdAt }).toEqual({
        attempts: 0,
        giveUpAt: after(48),
        createdAt: booked,
      });
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

  test("a clock set back an hour holds up no message", async () => {
    await book("1", { createdAt: after(1) });
    await store.run(claimMessages, { channel: "mail", now: after(1), limit: 10 });
    await book("2", { createdAt: after(1) });
    await pass(after(1), new Error("no mail server"));
    await book("3", { createdAt: after(1) });
    const sent = await pass(booked);
    expect(sent).toEqual(
      ["1", "2", "3"].flatMap((id) => [`confirmation ${id}`, `lead ${id}`]).sort(),
    );
  });

  test("a slow clock breaks neither claims nor delays of another instance", async () => {
    await book("1");
    await store.run(claimMessages, { channel: "mail", now: booked, limit: 10 });
    await book("2");
    await pass(booked, new Error("no mail server"));
    expect(await pass(after(0, -4))).toEqual([]);
    expect(await pass(after(0, 1))).toEqual(["confirmation 2", "lead 2"]);
  });

  test("settling a sent message again changes nothing", async () => {
    await book("1");
    await pass(booked);
    const settle = { id: "1.lead", bookingId: "1", at: after(1) };
    const result = { state: "waiting", error: "no", nextAt: after(2) } as const;
    await store.run(settleMessage, { ...settle, result });
    const message = await store.run(findMessage, { id: "1.lead" });
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
    expect(await pass(after(7, 59))).toEqual([]);
    expect(await pass(after(8))).toEqual(["reminder 1"]);
    expect(await pass(after(21, 59))).toEqual([]);
    expect(await pass(after(22))).toEqual(["digest"]);
    expect(await pass(after(23, 59))).toEqual([]);
    expect(await pass(after(24))).toEqual(["overdue 1"]);
    // Saturday evening and night, Sunday morning.
    expect(await pass(after(30))).toEqual([]);
    expect(await pass(after(38))).toEqual([]);
    expect(await pass(after(49, 59))).toEqual([]);
    expect(await pass(after(50))).toEqual(["overdue 1"]);
    expect(await pass(after(51))).toEqual([]);
    // Monday: the digest at opening time, the reminder at noon.
    expect(await pass(after(69))).toEqual(["digest"]);
    expect(await pass(after(74))).toEqual(["overdue 1"]);
    await setStatus("contacted", after(75), "pending");
    expect(await pass(after(98))).toEqual([]);
    expect(await pass(after(24 * 8))).toEqual(["digest"]);
  });

  test("a lead that has picked a day waits for an answer as well, and its owner is reminded", async () => {
    await book("1");
    await pass(booked);
    const [day = ""] = daysToChoose(defaultPlan(), validArea, new Date(after(1)));
    const wish = { ...slotOf(day, "morning"), seen: null };
    const change = { bookingId: "1", actor: "visitor", at: after(1) };
    const chosen = await store.run(chooseDay, { ...change, ...wish });
    expect(chosen).toMatchObject({ detail: { visit: { state: "wished" } } });
    const { items } = await store.run(listTasks, { now: after(2) });
    expect(items).toMatchObject([{ reason: "confirm", due: after(24) }]);
    expect(await pass(after(8))).toContain("reminder 1");
    expect(await pass(after(24))).toContain("overdue 1");
  });

  test("a call that was planned for the evening is due then, once; one of a morning is in the digest", async () => {
    for (const id of ["1", "2"]) await book(id);
    await pass(booked);
    const plan = (bookingId: string, until: string) =>
      store.run(followUp, {
        ...{ bookingId, actor: "riley", at: after(1), from: "pending" },
        ...{ until, voicemail: true },
      });
    await plan("1", after(7, 30));
    await plan("2", after(23, 30));
    expect(await pass(after(7, 29))).toEqual([]);
    expect(await pass(after(7, 30))).toEqual(["call-back 1"]);
    expect(await pass(after(8))).toEqual([]);
    expect(await pass(after(22))).toEqual(["digest"]);
    expect(await pass(after(24))).toEqual([]);
    await plan("1", after(31, 30));
    expect(await pass(after(31, 30))).toEqual(["call-back 1"]);
  });

  test("contacted, merged, erased and old bookings send no reminders", async () => {
    await book("old", { createdAt: "2026-10-01T00:00:00.000Z" });
    for (const id of ["1", "2", "3", "4"]) await book(id);
    await pass(booked);
    expect(await pass(after(0, 1))).toEqual(["digest"]);
    await setStatus("contacted", after(1), "pending");
    const change = { actor: "riley", at: after(1) };
    await store.run(mergeBooking, { ...change, bookingId: "2", into: "4" });
    await store.run(eraseBooking, { ...change, bookingId: "3" });
    expect(await pass(after(8))).toEqual(["merged 2", "reminder 4", "visit-link 4"]);
    expect(await pass(after(22))).toEqual(["digest"]);
    expect(await pass(after(24))).toEqual(["overdue 4"]);
  });

  test("a waiting reminder is dropped after a call, and comes back when the call is undone", async () => {
    await book("1");
    await pass(booked);
    expect(await pass(after(8), new Error("down"))).toEqual([]);
    const event = await setStatus("contacted", after(8, 1), "pending");
    expect(await pass(after(8, 2))).toEqual([]);
    expect(await states()).toMatchObject({ "1.reminder": "dropped" });
    const change = { bookingId: "1", actor: "riley", at: after(8, 3) };
    await store.run(undo, { ...change, event });
    expect(await pass(after(8, 4))).toEqual(["reminder 1"]);
    expect(await pass(after(8, 5))).toEqual([]);
  });

  test("after a late undo, the mail that is due by then is sent", async () => {
    await book("1");
    await pass(booked);
    const event = await setStatus("contacted", after(1), "pending");
    expect(await pass(after(8))).toEqual([]);
    const change = { bookingId: "1", actor: "riley", at: after(26) };
    await store.run(undo, { ...change, event });
    expect(await pass(after(26))).toEqual(["overdue 1"]);
    expect(await states()).not.toHaveProperty("1.reminder");
  });

  test("a reminder that could not leave in time is replaced by the overdue mail", async () => {
    await book("1");
    await pass(booked);
    await pass(after(8), new Error("down"));
    expect(await pass(after(24))).toEqual(["digest", "overdue 1"]);
    expect(await states()).toMatchObject({ "1.reminder": "dropped", "1.overdue": "sent" });
  });

  test("the message waiting longest is known for each channel, with its error", async () => {
    const waiting = () => store.run(findOldestWaiting, {});
    expect(await waiting()).toEqual({ mail: null, webhook: null, push: null });
    await store.run(setWebhooks, { areSent: true });
    await book("1");
    await book("2", { createdAt: after(1) });
    expect(await waiting()).toEqual({
      mail: { since: booked, error: null },
      webhook: { since: booked, error: null },
      push: null,
    });
    await pass(booked, new Error("no mail server"));
    expect((await waiting()).mail).toEqual({ since: booked, error: "no mail server" });
    // A message that is sent again by hand has been waiting from that moment.
    const result = { state: "failed", error: "no" } as const;
    for (const kind of ["lead", "confirmation"])
      for (const id of ["1", "2"]) {
        const settled = { id: `${id}.${kind}`, bookingId: id, at: booked, result };
        await store.run(settleMessage, settled);
      }
    expect((await waiting()).mail).toBeNull();
    await store.run(sendAgain, { id: "1.lead", now: after(30) });
    expect((await waiting()).mail).toEqual({ since: after(30), error: null });
  });

  test("a refused webhook is reported by email while it is tried again, and for a day after the last attempt", async () => {
    await store.run(setWebhooks, { areSent: true });
    await book("1");
    const { messages } = await store.run(claimMessages, {
      channel: "webhook",
      now: booked,
      limit: 1,
    });
    const error = "the webhook's address answered 410";
    for (const { id } of messages) {
      const settle = (at: string, result: Parameters<typeof settleMessage.run>[1]["result"]) =>
        store.run(settleMessage, { id, bookingId: "1", at, result });
      await settle(booked, { state: "waiting", error, nextAt: after(47) });
      await store.run(enqueueAlarms, { now: after(0, 6) });
      await settle(after(47), { state: "failed", error });
    }
    const mails = await store.run(claimMessages, {
      channel: "mail",
      now: after(0, 6),
      limit: 10,
    });
    expect(mails.messages.map(({ text }) => text)).toContain(
      `No webhook has gone out since Friday, 10 AM: ${error}. Every booking is safe in the inbox.`,
    );
    const isRefused = async (since: string) => (await store.run(findRefused, { since })).webhook;
    expect(await isRefused(after(46))).toBe(true);
    expect(await isRefused(after(47))).toBe(false);
  });

  test("messages are listed newest first, page by page, by state, with names", async () => {
    await book("1");
    await book("2", { createdAt: after(1) });
    await pass(after(0, 59));
    const list = (input: {
      limit: number;
      state?: Message["state"];
      after?: { id: string; createdAt: string };
    }) => store.run(listMessages, input);
    const all = await list({ limit: 10 });
    expect(all.map(({ id }) => id)).toEqual([
      "2.lead",
      "2.confirmation",
      "1.lead",
      "1.confirmation",
    ]);
    expect(all[0]?.name).toBe("Ana Núñez");
    const place = { id: "2.confirmation", createdAt: after(1) };
    expect(await list({ limit: 10, after: place })).toEqual(all.slice(2));
    expect(await list({ limit: 10, state: "sent" })).toEqual(all.slice(2));
    expect(await list({ limit: 10, state: "failed" })).toEqual([]);
  });

  test("only a failed message starts over with all its attempts", async () => {
    await book("1");
    const result = { state: "failed", error: "nobody there" } as const;
    const settled = { bookingId: "1", at: booked, result };
    await store.run(settleMessage, { ...settled, id: "1.lead" });
    const again = (id: string) => store.run(sendAgain, { id, now: after(60) });
    expect(await again("1.lead")).toMatchObject({
      state: "waiting",
      attempts: 0,
      nextAt: after(60),
      error: null,
    });
    expect(await again("1.confirmation")).toBeUndefined();
    const { messages } = await store.run(claimMessages, {
      channel: "mail",
      now: after(60),
      limit: 10,
    });
    expect(messages.find(({ id }) => id === "1.lead")?.giveUpAt).toBe(after(108));
  });
}
