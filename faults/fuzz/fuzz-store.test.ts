import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookingInput } from "#domain/booking/booking.ts";
import { amount } from "#faults/amount.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/open-store.ts";
import { acceptedBooking, text } from "#server/testing/arbitrary-booking.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { inLanes, report, sample } from "#server/testing/fuzz.ts";
import { engines, newPlaces } from "#server/testing/new-stores.ts";

const cases = amount({ short: 500, full: 10_000 });
const searches = amount({ short: 50, full: 1000 });
const newPlace = newPlaces();
let stores: readonly Store[];

/** Each with its own zip, so that a search can tell it from the others. */
const bookings = sample(acceptedBooking, cases).map((booking, index) => ({
  id: `b-${index}`,
  booking: { ...booking, zipCode: `zip${index}` },
}));

beforeAll(async () => {
  stores = await Promise.all(engines.map(async (engine) => openStore(await newPlace(engine))));
});
afterAll(async () => {
  for (const store of stores) await store.close();
});

async function readAll(store: Store) {
  const found = [];
  let after: string | null | undefined;
  while (after !== null) {
    const input = { limit: 500, ...(after && { after }) };
    const page = await store.run(listBookings, input);
    found.push(...page.items);
    after = page.next;
  }
  return found;
}

const asRead = ({ serviceDate, specialRequests, ...booking }: BookingInput) => ({
  ...booking,
  serviceDate: serviceDate ?? null,
  specialRequests: specialRequests ?? null,
});

test("anything the schema accepts is stored and reads back equal on both engines", async () => {
  report(`${cases} bookings on SQLite and PostgreSQL`);
  for (const store of stores) {
    await inLanes(bookings, (given) => store.run(storeBooking, newBooking(given)));
    const stored = new Map((await readAll(store)).map((one) => [one.id, one]));
    expect(stored.size).toBe(cases);
    for (const { id, booking } of bookings) expect(stored.get(id)).toMatchObject(asRead(booking));
  }
});

test("both engines find a booking by its own words, and both find the same", async () => {
  report(`${searches} searches for own words, as many for any, on SQLite and PostgreSQL`);
  const findIn = (store: Store) => async (search: string) => {
    const page = await store.run(listBookings, { search, limit: 50 });
    // With many hits the newest differ, because they arrived in another order.
    return page.next === null ? page.items.map(({ id }) => id).sort() : "many";
  };
  const [inSqlite, inPostgres] = stores.map(findIn);
  await inLanes(bookings.slice(-searches), async ({ id, booking }) => {
    const { firstName, lastName, address, city, zipCode } = booking;
    const words = `${zipCode} ${firstName} ${lastName} ${address} ${city}`;
    const search = [...words].slice(0, 200).join("");
    expect([search, await inSqlite?.(search)]).toEqual([search, [id]]);
    expect([search, await inPostgres?.(search)]).toEqual([search, [id]]);
  });
  await inLanes(sample(text, searches), async (search) => {
    expect([search, await inPostgres?.(search)]).toEqual([search, await inSqlite?.(search)]);
  });
});
