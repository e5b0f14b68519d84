import { afterAll, beforeAll, expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { quote } from "#domain/booking/prices.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import type { Store } from "#server/db/store.ts";
import { runSql, type Where } from "#server/testing/ask-storage.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { newStores } from "#server/testing/new-stores.ts";
import { openStore } from "#server/testing/open-store.ts";
import { after, day, ownerActions } from "#server/testing/owner-actions.ts";
import { listRows } from "./list-bookings.ts";
import { recordCall } from "./record-call.ts";
import { storeBooking } from "./store-booking.ts";

const today = quote(validBooking.serviceType, validBooking.numDogs).perVisit;
const oneDog = quote(validBooking.serviceType, "1").perVisit;
const earlier = today - 7;

const { newPlace } = newStores();
let place: Where;
let store: Store;
beforeAll(async () => {
  place = await newPlace();
  store = await openStore(place);
});
afterAll(() => store.close());
const { book, by, correct, merge, read, undo, lastEvent } = ownerActions(() => store);
const priceOf = async (id: string) => (await read(id)).booking.quotedPerVisit;
/** Booked while the price table said something else. */
async function bookEarlier(...given: Parameters<typeof book>): Promise<string> {
  const id = await book(...given);
  await runSql(place, `update bookings set quoted_per_visit = ${earlier} where id = '${id}'`);
  return id;
}

test("a booking is quoted today's price, one that asks for a quote or has no plan yet none", async () => {
  expect(await priceOf(await book())).toBe(today);
  const commercial = newBooking({ id: "commercial", page: commercialHref });
  await store.run(storeBooking, commercial);
  expect(await priceOf("commercial")).toBeNull();
  await correct("commercial", { numDogs: "1" });
  expect(await priceOf("commercial")).toBeNull();
  const booking = { ...validBooking, serviceType: "", numDogs: "" };
  await store.run(storeBooking, newBooking({ id: "called", booking, enteredBy: "riley" }));
  expect(await priceOf("called")).toBeNull();
  await correct("called", { serviceType: "weekly", numDogs: "1" });
  expect(await priceOf("called")).toBe(oneDog);
});

test("it keeps that price whatever else changes, and is quoted anew with its plan or dogs", async () => {
  const id = await bookEarlier();
  await correct(id, { email: "new@mail.example", zipCode: "85260", numDogs: "3" });
  const call = { from: "pending", outcome: "customer", plan: "bi-weekly" } as const;
  await store.run(recordCall, { ...by(id, "riley", after(day)), ...call });
  await undo(id, (await lastEvent(id))?.id);
  expect(await priceOf(id)).toBe(earlier);
  const { items } = await store.run(listRows, { limit: 50, now: after(day) });
  expect(items.find((one) => one.id === id)).toMatchObject({ quotedPerVisit: earlier });
  await correct(id, { numDogs: "1" });
  expect(await priceOf(id)).toBe(oneDog);
  await correct(id, { serviceType: "bi-weekly" });
  expect(await priceOf(id)).toBe(quote("bi-weekly", "1").perVisit);
});

test("merged with another, it takes over what that was quoted with its plan and dogs", async () => {
  const phone = "(480) 555-7400";
  const closed = await bookEarlier({ phone, numDogs: "4" }, after(day));
  const survivor = await book({ phone, numDogs: "2" }, after(0));
  await store.run(recordCall, {
    ...by(survivor, "riley", after(2 * day)),
    ...({ from: "pending", outcome: "customer" } as const),
  });
  await merge(closed, survivor);
  expect((await read(survivor)).booking).toMatchObject({ numDogs: "4", quotedPerVisit: earlier });
  const again = await book({ phone, serviceType: "bi-weekly", numDogs: "4" }, after(2 * day));
  await merge(again, survivor);
  const { quotedPerVisit, serviceType } = (await read(survivor)).booking;
  expect([serviceType, quotedPerVisit]).toEqual(["bi-weekly", quote("bi-weekly", "4").perVisit]);
});
