import { expect, test } from "vitest";
import type { Message } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { joinBooking } from "#server/bookings/join-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import { eraseBooking } from "#server/care/erase-booking.ts";
import type { Store } from "#server/db/store.ts";
import { claimMessages } from "#server/mail/claim-messages.ts";
import { findMessage } from "#server/mail/find-message.ts";
import { findOldestWaiting } from "#server/mail/find-oldest-waiting.ts";
import { listMessages } from "#server/mail/list-messages.ts";
import { sendAgain } from "#server/mail/send-again.ts";
import { settleMessage } from "#server/mail/settle-message.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { type Channel, channels } from "./channels.ts";
import { sendDue } from "./send-due.ts";

const booked = "2026-11-20T17:00:00.000Z";
/** So many hours and minutes after the booking. */
const after = (hours: number, minutes = 0) =>
  new Date(Date.parse(booked) + (hours * 60 + minutes) * 60_000).toISOString();

/** What the messages of a storage must hold. `open` gives an empty one at each call. */
export function outboxContract(open: () => Promise<Store>): void {
  const withStore = (use: (store: Store) => Promise<void>) => async () => {
    const store = await open();
    await use(store).finally(() => store.close());
  };

  const book = (store: Store, id: string, given: Partial<Parameters<typeof newBooking>[0]> = {}) =>
    store.run(
      storeBooking,
      newBooking({ id, booking: bookingOf(id), createdAt: booked, ...given }),
    );

  async function setStatus(store: Store, to: BookingStatus, at: string, from: BookingStatus) {
    const change = { bookingId: "1", actor: "riley", at, webhook: false };
    const outcome = await store.run(changeStatus, { ...change, from, to });
    if ("refused" in outcome) throw new Error(outcome.why);
    return outcome.detail.history.at(-1)?.id ?? "";
  }

  /** One pass at a moment. What it sent: kinds and ids of bookings. */
  async function pass(store: Store, at: string, fail?: Error) {
    const sent: string[] = [];
    await sendDue({
      channel: "mail",
      store,
      now: () => new Date(at),
      acknowledged: new Map(),
      async deliver({ kind, booking }) {
        if (fail) throw fail;
        sent.push(`${kind} ${booking.id}`);
      },
    });
    return sent.sort();
  }

  const states = async (store: Store) => {
    const messages = await store.run(listMessages, { limit: 100 });
    return Object.fromEntries(messages.map(({ id, state }) => [id, state]));
  };

  test(
    "a booking's mails are claimed once, with all that they tell",
    withStore(async (store) => {
      await book(store, "1", { webhook: true });
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
    }),
  );

  test(
    "what a dead instance had in work is taken up when its claim has run out",
    withStore(async (store) => {
      await book(store, "1");
      await store.run(claimMessages, { channel: "mail", now: booked, limit: 10 });
      expect(await pass(store, after(0, 4))).toEqual([]);
      expect(await pass(store, after(0, 5))).toEqual(["confirmation 1", "lead 1"]);
      expect(await pass(store, after(20))).toEqual(["reminder 1"]);
    }),
  );

  test(
    "a clock that is set back an hour holds no message up",
    withStore(async (store) => {
      await book(store, "1", { createdAt: after(1) });
      await store.run(claimMessages, { channel: "mail", now: after(1), limit: 10 });
      await book(store, "2", { createdAt: after(1) });
      await pass(store, after(1), new Error("no mail server"));
      await book(store, "3", { createdAt: after(1) });
      const sent = await pass(store, booked);
      expect(sent).toEqual(
        ["1", "2", "3"].flatMap((id) => [`confirmation ${id}`, `lead ${id}`]).sort(),
      );
    }),
  );

  test(
    "a clock that is behind another instance's takes nothing out of its hands, and waits as long",
    withStore(async (store) => {
      await book(store, "1");
      await store.run(claimMessages, { channel: "mail", now: booked, limit: 10 });
      await book(store, "2");
      await pass(store, booked, new Error("no mail server"));
      expect(await pass(store, after(0, -4))).toEqual([]);
      expect(await pass(store, after(0, 1))).toEqual(["confirmation 2", "lead 2"]);
    }),
  );

  test(
    "sent is sent: a second word about it changes nothing",
    withStore(async (store) => {
      await book(store, "1");
      await pass(store, booked);
      const settle = { id: "1.lead", bookingId: "1", at: after(1) };
      const outcome = { state: "waiting", error: "no", nextAt: after(2) } as const;
      await store.run(settleMessage, { ...settle, outcome });
      const message = await store.run(findMessage, { id: "1.lead" });
      expect(message).toEqual({
        id: "1.lead",
        kind: "lead",
        bookingId: "1",
        state: "sent",
        attempts: 1,
        createdAt: booked,
        nextAt: booked,
        sentAt: booked,
        error: null,
      });
    }),
  );

  test(
    "the owner is reminded once, four hours before the time runs out, and once when it has",
    withStore(async (store) => {
      await book(store, "1");
      await pass(store, booked);
      expect(await pass(store, after(19, 59))).toEqual([]);
      expect(await pass(store, after(20))).toEqual(["reminder 1"]);
      expect(await pass(store, after(23, 59))).toEqual([]);
      expect(await pass(store, after(24))).toEqual(["overdue 1"]);
      expect(await pass(store, after(30))).toEqual([]);
      expect(await pass(store, after(100))).toEqual([]);
    }),
  );

  test(
    "nobody is reminded of who was called, joined or erased, nor of what is long over",
    withStore(async (store) => {
      for (const id of ["1", "2", "3", "4"]) await book(store, id);
      await book(store, "old", { createdAt: "2026-11-01T00:00:00.000Z" });
      await pass(store, booked);
      await setStatus(store, "contacted", after(1), "pending");
      const change = { actor: "riley", at: after(1), webhook: false };
      await store.run(joinBooking, { ...change, bookingId: "2", into: "4" });
      await store.run(eraseBooking, { ...change, bookingId: "3" });
      expect(await pass(store, after(20))).toEqual(["reminder 4"]);
      expect(await pass(store, after(24))).toEqual(["overdue 4"]);
    }),
  );

  test(
    "a reminder that waits is dropped when somebody has called, and comes back when that was undone",
    withStore(async (store) => {
      await book(store, "1");
      await pass(store, booked);
      expect(await pass(store, after(20), new Error("down"))).toEqual([]);
      const event = await setStatus(store, "contacted", after(20, 1), "pending");
      expect(await pass(store, after(20, 2))).toEqual([]);
      expect(await states(store)).toMatchObject({ "1.reminder": "dropped" });
      const change = { bookingId: "1", actor: "riley", at: after(20, 3), webhook: false };
      await store.run(undo, { ...change, event });
      expect(await pass(store, after(20, 4))).toEqual(["reminder 1"]);
      expect(await pass(store, after(20, 5))).toEqual([]);
    }),
  );

  test(
    "a call that is taken back late is followed by what is due by then",
    withStore(async (store) => {
      await book(store, "1");
      await pass(store, booked);
      const event = await setStatus(store, "contacted", after(1), "pending");
      expect(await pass(store, after(20))).toEqual([]);
      const change = { bookingId: "1", actor: "riley", at: after(25), webhook: false };
      await store.run(undo, { ...change, event });
      expect(await pass(store, after(25))).toEqual(["overdue 1"]);
      expect(await states(store)).not.toHaveProperty("1.reminder");
    }),
  );

  test(
    "a reminder that could not leave in time makes way for the word that it is too late",
    withStore(async (store) => {
      await book(store, "1");
      await pass(store, booked);
      await pass(store, after(23, 59), new Error("down"));
      expect(await pass(store, after(24))).toEqual(["overdue 1"]);
      expect(await states(store)).toMatchObject({ "1.reminder": "dropped", "1.overdue": "sent" });
    }),
  );

  test(
    "spam gets no confirmation, and of who was erased only the erasure is told",
    withStore(async (store) => {
      await book(store, "1");
      await setStatus(store, "spam", booked, "pending");
      await book(store, "2", { webhook: true });
      const change = { bookingId: "2", actor: "riley", at: booked, webhook: true };
      await store.run(eraseBooking, change);
      const told: (string | undefined)[] = [];
      for (const channel of channels)
        await sendDue({
          channel,
          store,
          now: () => new Date(booked),
          acknowledged: new Map(),
          async deliver({ event, booking: { id, firstName, email } }) {
            told.push(`${id} ${event?.kind} ${firstName}${email}`);
          },
        });
      expect(told).toEqual(["2 erased "]);
      expect(new Set(Object.values(await states(store)))).toEqual(new Set(["dropped", "sent"]));
    }),
  );

  test(
    "what has been waiting longest is known of each channel, with why",
    withStore(async (store) => {
      const waiting = () => store.run(findOldestWaiting, {});
      expect(await waiting()).toEqual({ mail: null, webhook: null });
      await book(store, "1", { webhook: true });
      await book(store, "2", { createdAt: after(1), webhook: true });
      expect(await waiting()).toEqual({
        mail: { since: booked, error: null },
        webhook: { since: booked, error: null },
      });
      await pass(store, booked, new Error("no mail server"));
      expect((await waiting()).mail).toEqual({ since: booked, error: "no mail server" });
      // What the owner sends again has been waiting from that moment.
      const outcome = { state: "failed", error: "no" } as const;
      for (const kind of ["lead", "confirmation"])
        for (const id of ["1", "2"]) {
          const settled = { id: `${id}.${kind}`, bookingId: id, at: booked, outcome };
          await store.run(settleMessage, settled);
        }
      expect((await waiting()).mail).toBeNull();
      const again = { id: "1.lead", bookingId: "1", now: after(30) };
      await store.run(sendAgain, again);
      expect((await waiting()).mail).toEqual({ since: after(30), error: null });
    }),
  );

  test(
    "messages are listed newest first, page by page, by state, with names",
    withStore(async (store) => {
      await book(store, "1");
      await book(store, "2", { createdAt: after(1) });
      await pass(store, after(0, 59));
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
    }),
  );

  test(
    "a failed message gets all its tries again, another does not",
    withStore(async (store) => {
      await book(store, "1");
      const outcome = { state: "failed", error: "nobody there" } as const;
      const settled = { bookingId: "1", at: booked, outcome };
      await store.run(settleMessage, { ...settled, id: "1.lead" });
      const again = (id: string) => store.run(sendAgain, { id, bookingId: "1", now: after(60) });
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
    }),
  );
}
