import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { bookingFields } from "#domain/booking/booking.ts";
import { quoteFor } from "#domain/booking/prices.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { sweep } from "#server/privacy/start-privacy.ts";
import { newBooking, validArea } from "#server/testing/bookings.ts";
import { newStores } from "#server/testing/new-stores.ts";
import { batchLimits } from "./batches.ts";
import { StorageError } from "./storage-error.ts";
import type { Store } from "./store.ts";

const { newPlace } = newStores();
const place = newPlace();
const open = async () => openStore(await place);
let store: Store;
beforeAll(async () => {
  store = await open();
});
afterAll(() => store.close());

const all = async () => (await store.run(listBookings, { limit: 1000 })).items;
const book = (given: Parameters<typeof newBooking>[0]) =>
  store.run(storeBooking, newBooking(given));

test("a stored booking reads back equal, also after the store was closed", async () => {
  const booking = {
    ...validBooking,
    specialRequests: "Gate\n🐕 “left” side",
    serviceDate: "Monday",
  };
  const answer = { id: "first", createdAt: "2026-11-20T17:00:00.000Z" };
  expect(await book({ id: "first", booking })).toEqual({
    ...answer,
    daysOff: [],
    isEmailed: false,
  });
  await store.close();
  store = await open();
  expect(await all()).toEqual([
    {
      ...Object.fromEntries(bookingFields.map((field) => [field, null])),
      ...booking,
      ...answer,
      status: "pending",
      page: "/book-now",
      area: validArea,
      contactSeconds: null,
      sameAs: null,
      againAs: null,
      mergedInto: null,
      erasedAt: null,
      source: "form",
      followUpAt: null,
      chosenPlan: null,
      claimedBy: null,
      claimedUntil: null,
      reachBy: null,
      fold: null,
      quotedPerVisit: quoteFor({ ...booking, page: null }),
    },
  ]);
});

test("requests with the same key book once and get the first answer, also at the same moment", async () => {
  const before = (await all()).length;
  const key = "same";
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, copy) => book({ id: `copy-${copy}`, key })),
  );
  expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
  expect(await all()).toHaveLength(before + 1);
  expect(await book({ id: "late", key })).toEqual(answers[0]);
});

test("a key that is reused with other values books nothing", async () => {
  const before = await all();
  const booking = { ...validBooking, numDogs: "2" } as const;
  expect(await book({ id: "other", key: "same", booking })).toBeUndefined();
  expect(await all()).toEqual(before);
});

test("a key is forgotten after seven days, but not by a booking's clock, which may be wrong", async () => {
  const key = "old";
  const forget = (now: string) => store.run(sweep, { now });
  await book({ id: "old-1", key, createdAt: "2026-11-01T00:00:00.000Z" });
  await forget("2026-11-07T00:00:00.000Z");
  const sixDays = await book({ id: "old-2", key, createdAt: "2026-11-07T00:00:00.000Z" });
  expect(sixDays?.id).toBe("old-1");
  const ahead = await book({ id: "old-3", key, createdAt: "2056-11-07T00:00:00.000Z" });
  expect(ahead?.id).toBe("old-1");
  await forget("2026-11-09T00:00:00.000Z");
  const eightDays = await book({ id: "old-4", key, createdAt: "2026-11-09T00:00:00.000Z" });
  expect(eightDays?.id).toBe("old-4");
});

test("a command that fails undoes only itself", async () => {
  const before = (await all()).length;
  const key = "fails";
  const results = await Promise.allSettled([
    book({ id: "good-1" }),
    book({ id: "first", key }),
    book({ id: "good-2" }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(results[1]).toMatchObject({ reason: expect.any(StorageError) });
  expect(await all()).toHaveLength(before + 2);
  const found = await store.run(listBookings, { limit: 9, search: "ana" });
  expect(found.items.map(({ id }) => id)).toEqual((await all()).slice(0, 9).map(({ id }) => id));
  // The key was undone with its booking: it can be used again.
  expect(await book({ id: "good-3", key })).toMatchObject({ id: "good-3" });
});

test("when one of several simultaneous bookings is refused, the others are stored in order", async () => {
  await book({ id: "taken" });
  const ids = ["together-1", "taken", "together-2", "together-3"];
  const results = await Promise.allSettled(ids.map((id) => book({ id })));
  expect(results.map(({ status }) => status)).toEqual([
    ...["fulfilled", "rejected", "fulfilled", "fulfilled"],
  ]);
  const stored = (await all()).map(({ id }) => id).filter((id) => id.startsWith("together"));
  expect(stored).toEqual(["together-3", "together-2", "together-1"]);
  await expect(store.check()).resolves.toBeUndefined();
});

test("listeners are notified of a change until they unsubscribe", async () => {
  const heard = vi.fn();
  const end = store.onChange(heard);
  await book({ id: "heard" });
  await store.run(listBookings, { limit: 1 });
  end();
  await book({ id: "unannounced" });
  expect(heard).toHaveBeenCalledTimes(1);
});

test("the queue holds what has not begun", async () => {
  const stored = ["one", "two"].map((id) => book({ id }));
  expect(store.queueDepth()).toBe(2);
  await Promise.all(stored);
  expect(store.queueDepth()).toBe(0);
});

test("a full queue does not make the store unready", async () => {
  const { queueLength } = batchLimits;
  onTestFinished(() => {
    batchLimits.queueLength = queueLength;
  });
  batchLimits.queueLength = 0;
  await expect(book({ id: "too-many" })).rejects.toThrow("too many bookings");
  await expect(store.check()).resolves.toBeUndefined();
});

test("a mistake in one command does not make the store unready", async () => {
  await expect(book({ id: "mistake", createdAt: "no time" })).rejects.toThrow("Invalid time value");
  await expect(store.check()).resolves.toBeUndefined();
});

test("several stores can open the database at the same time", async () => {
  const others = await Promise.all([open(), open()]);
  await Promise.all(others.map((other) => other.close()));
});
