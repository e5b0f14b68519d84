import { expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { isClockAhead } from "#server/messages/alarm.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { startPrivacy } from "./start-privacy.ts";

const today = Date.parse("2026-11-20T18:00:00.000Z");
const inDays = (days: number) => new Date(today + days * 86_400_000);

const store = sharedStore();
const book = (id: string, days: number) =>
  store.run(storeBooking, newBooking({ id, createdAt: inDays(days).toISOString() }));
const isAhead = (days: number) => store.run(isClockAhead, { now: inDays(days).toISOString() });

test("the clock of an empty database is right, whatever it says", async () => {
  expect(await isAhead(400)).toBe(false);
});

test("a clock is ahead if the newest entry is more than a week old", async () => {
  for (const id of ["one", "two", "three"]) await book(id, 0);
  for (const days of [-10_957, -400, 0, 7]) expect(await isAhead(days), `${days}`).toBe(false);
  for (const days of [7.001, 30, 400, 10_957]) expect(await isAhead(days), `${days}`).toBe(true);
});

test("a form sent again after the clock has jumped ahead books once", async () => {
  const key = "sent-twice";
  const send = (id: string, days: number) =>
    store.run(storeBooking, newBooking({ id, key, createdAt: inDays(days).toISOString() }));
  const first = await send("first", 0);
  const error = (cause: unknown) => {
    throw cause;
  };
  await startPrivacy({ store, now: () => inDays(400) }, { info: () => {}, error })();
  expect(await send("again", 400)).toEqual(first);
});
