import { expect, test } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { isClockAhead } from "#server/messages/alarm.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { bookingsToExport } from "./export.ts";
import { eraseExpired } from "./retention.ts";
import { startPrivacy } from "./start-privacy.ts";

const today = Date.parse("2026-11-20T18:00:00.000Z");
const inDays = (days: number) => new Date(today + days * 86_400_000);

const store = sharedStore();
const book = (id: string, days: number) =>
  store.run(storeBooking, newBooking({ id, createdAt: inDays(days).toISOString() }));
const isAhead = (days: number) => store.run(isClockAhead, { now: inDays(days).toISOString() });
const erase = (days: number) => eraseExpired({ store, now: () => inDays(days) });
const erasedIds = async () =>
  (await bookingsToExport(store))
    .filter(({ erasedAt }) => erasedAt !== null)
    .map(({ id }) => id)
    .sort();

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

test("leads booked while the clock was 30 years behind are kept once it is right, old ones erased", async () => {
  await book("behind", -10_957);
  await book("ahead", 10_957);
  await book("fresh", 700);
  await book("behind again", -10_957);
  expect(await erase(700)).toBe(0);
  // Two years after the first four: they and the one from the slow clock are erased, later ones are kept.
  await book("newest", 731);
  expect(await erase(732)).toBe(5);
  expect(await erasedIds()).toEqual(["behind", "first", "one", "three", "two"]);
});
