import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { isoAfter, minuteMs } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Store } from "#server/db/store.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { deliverAt, deliveryOf, findMessage } from "#server/testing/messages.ts";
import { newStores } from "#server/testing/new-stores.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { admitMessage } from "./admit-message.ts";
import type { Deliver } from "./channels.ts";
import { sendAgain } from "./message-commands.ts";

const booked = "2026-11-20T17:00:00.000Z";
/** After midnight in Phoenix. */
const nextDay = "2026-11-21T07:00:00.000Z";
const repeated = "one was sent to this address today";

const { openTogether } = newStores();
let store: Store;
let others: readonly Store[] = [];
beforeEach(async () => {
  [store, ...others] = await openTogether(2);
});
afterEach(async () => {
  for (const one of [store, ...others]) await one.close();
});
const admit = (
  id: string,
  { email = `${id}@example.com`, enqueuedAt = booked, perDay = 200 } = {},
  on = store,
) =>
  on.run(admitMessage, {
    id,
    kind: "confirmation",
    bookingId: id,
    email,
    refusal: "",
    deviceId: null,
    enqueuedAt,
    now: enqueuedAt,
    env: { CONFIRMATIONS_PER_DAY: perDay, RATE_LIMIT: { max: 30, windowMs: minuteMs } },
  });

test("an address gets one confirmation a day, in any spelling", async () => {
  expect(await admit("first", { email: "Ana@Example.com" })).toBeUndefined();
  const same = [
    ...["ana@example.com", "ana+1@example.com", "a.n.a@example.com"],
    ...["ANA+two+three@EXAMPLE.COM", "ａｎａ@example.com"],
  ];
  for (const email of same) expect(await admit(email, { email }), email).toBe(repeated);
  expect(await admit("other", { email: "ana.n@example.com" })).toBeUndefined();
  expect(await admit("google", { email: "ana.n@gmail.com" })).toBeUndefined();
  expect(await admit("also google", { email: "an.an@googlemail.com" })).toBe(repeated);
  expect(await admit("proton", { email: "ana.lee@proton.me" })).toBeUndefined();
  expect(await admit("also proton", { email: "a_na-lee@pm.me" })).toBe(repeated);
  expect(await admit("fastmail", { email: "ana@fastmail.com" })).toBeUndefined();
  expect(await admit("also fastmail", { email: "any@ana.fastmail.fm" })).toBe(repeated);
  const next = { email: "ana+3@example.com", enqueuedAt: nextDay };
  expect(await admit("next", next)).toBeUndefined();
});

test("a domain that got twenty in a day counts as one mailbox, but not a large provider", async () => {
  const admitted = async (domain: string) => {
    let count = 0;
    for (let index = 0; index < 30; index += 1) {
      const email = `${domain} ${index}@${domain}`.replace(" ", "-");
      count += (await admit(email, { email })) === undefined ? 1 : 0;
    }
    return count;
  };
  expect(await admitted("catch-all.example")).toBe(20);
  expect(await admitted("gmail.com")).toBe(30);
});

test("a day has a budget for all addresses", async () => {
  const perDay = 3;
  const usedUp = "the day's budget of 3 is used up";
  for (const id of ["a", "b", "c"]) expect(await admit(id, { perDay })).toBeUndefined();
  expect(await admit("d", { perDay })).toBe(usedUp);
  expect(await admit("a", { perDay }), "a is counted already").toBeUndefined();
  expect(await admit("e", { perDay, enqueuedAt: nextDay })).toBeUndefined();
  const none = "the day's budget of 0 is used up";
  expect(await admit("none", { perDay: 0, enqueuedAt: nextDay })).toBe(none);
});

test("both limits hold for confirmations that several instances send at the same time", async () => {
  const stores = [store, ...others];
  const admitted = async (given: (index: number) => { email: string; perDay: number }) => {
    const each = Array.from({ length: 24 }, async (_, index) => {
      const on = stores[index % stores.length];
      const id = `${given(index).email} ${index}`;
      return on && (await admit(id, given(index), on)) === undefined;
    });
    return (await Promise.all(each)).filter(Boolean).length;
  };
  expect(await admitted(() => ({ email: "a@b.co", perDay: 200 }))).toBe(1);
  expect(await admitted((index) => ({ email: `${index}@b.co`, perDay: 9 }))).toBe(8);
});

function mailsOf() {
  const DATA_DIR = temporaryFolder(onTestFinished);
  return {
    book: (id: string, given: Partial<Parameters<typeof newBooking>[0]> = {}) =>
      store.run(storeBooking, newBooking({ id, createdAt: booked, ...given })),
    async deliver({ at = booked, perDay = 200, SMTP_URL }: Partial<Pass> = {}) {
      const env = { DATA_DIR, SMTP_URL, CONFIRMATIONS_PER_DAY: perDay };
      const { deliver } = deliveryOf({ ...env, store, now: () => new Date(at) });
      await deliverAt(store, at, deliver.mail);
    },
    confirmation: (id: string) => findMessage(store, `${id}.confirmation`),
  };
}
interface Pass {
  readonly at: string;
  readonly perDay: number;
  readonly SMTP_URL: string;
}

test("a confirmation over a limit is withheld with the reason, also from sending by hand; leads are sent", async () => {
  const { book, deliver, confirmation } = mailsOf();
  await book("1");
  await deliver({ perDay: 0 });
  const error = "the day's budget of 0 is used up";
  expect(await confirmation("1")).toMatchObject({ state: "withheld", error, attempts: 0 });
  expect(await findMessage(store, "1.lead")).toMatchObject({ state: "written" });
  const again = { id: "1.confirmation", now: booked };
  expect(await store.run(sendAgain, again)).toBeUndefined();
  await deliver({ at: nextDay });
  expect(await confirmation("1")).toMatchObject({ state: "withheld", error });
});

test("a confirmation that needs two attempts counts once, on the day of its booking", async () => {
  const { book, deliver, confirmation } = mailsOf();
  await book("1");
  await deliver({ SMTP_URL: "smtp://127.0.0.1:1" });
  expect(await confirmation("1")).toMatchObject({ state: "waiting", attempts: 1 });
  await deliver({ at: nextDay });
  expect(await confirmation("1")).toMatchObject({ state: "written" });
  await book("2");
  await book("3", { createdAt: nextDay });
  await deliver({ at: nextDay });
  expect(await confirmation("2")).toMatchObject({ state: "withheld", error: repeated });
  expect(await confirmation("3")).toMatchObject({ state: "written" });
});

test("spam does not count toward the limits; once brought back it gets its confirmation within them", async () => {
  const { book, deliver, confirmation } = mailsOf();
  const setStatus = (bookingId: string, from: "pending" | "spam", to: "pending" | "spam") => {
    // The confirmation waits for an undo, until now.
    const change = { actor: "riley", at: isoAfter(booked, -minuteMs) };
    return store.run(changeStatus, { ...change, bookingId, from, to });
  };
  const booking = { ...validBooking, email: "ana@example.com" };
  await book("spam", { booking, spam: "it sells" });
  await book("first", { booking });
  await setStatus("first", "pending", "spam");
  await deliver();
  expect(await confirmation("spam")).toBeUndefined();
  expect(await confirmation("first")).toMatchObject({ state: "dropped" });

  await setStatus("first", "spam", "pending");
  await deliver();
  expect(await confirmation("first")).toMatchObject({ state: "written" });
  await setStatus("spam", "spam", "pending");
  await deliver();
  expect(await confirmation("spam")).toMatchObject({ state: "withheld", error: repeated });
});

test("two instances share fifty messages, and none is sent twice", async () => {
  for (let id = 0; id < 25; id += 1)
    await store.run(storeBooking, newBooking({ id: String(id), booking: bookingOf(String(id)) }));

  const sent = await Promise.all(
    [store, ...others].map(async (instance) => {
      const mine: string[] = [];
      const deliver: Deliver = async ({ id }) => {
        mine.push(id);
        return "sent";
      };
      while (true) {
        if ((await deliverAt(instance, booked, deliver)).nextAt === null) return mine;
      }
    }),
  );
  expect(new Set(sent.flat()).size).toBe(50);
  expect(sent.flat()).toHaveLength(50);
  for (const mine of sent) expect(mine.length).toBeGreaterThan(0);
});
