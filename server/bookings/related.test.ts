import { afterAll, beforeAll, expect, test } from "vitest";
import { here, there } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { migrate } from "#server/db/migrate.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { derivedColumns } from "./derived-columns.ts";
import { listBookings } from "./list-bookings.ts";

const { db, plansOf } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("SQLite looks up who booked before in indexes, without reading all bookings", async () => {
  const plans = await plansOf(() => listBookings.run(db, { limit: 50 }));
  const searches = (sign: string) => [
    `SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_other_phone (other_phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_other_phone (other_phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_email (folded_email=? AND seq${sign}?)`,
  ];
  const found = plans.filter((line) => line.startsWith("SEARCH same"));
  expect(found).toEqual([...searches("<"), ...searches(">")]);
  expect(plans).toContain("SEARCH near USING INDEX bookings_in_order (seq=?)");
});

const derive = (given: Partial<Parameters<typeof derivedColumns>[0]> = {}) =>
  derivedColumns({
    booking: validBooking,
    page: "/book-now",
    createdAt: "2026-11-20T17:00:00.000Z",
    ...given,
  });

test("a booking belongs to the area of its zip code, else to none", () => {
  const booking = { ...validBooking, zipCode: here.zip };
  expect(derive({ page: `/${there.slug}`, booking }).area).toBe(here.slug);
  expect(derive({ booking }).area).toBe(here.slug);
  const longZip = { ...booking, zipCode: `${here.zip}-1234` };
  expect(derive({ page: null, booking: longZip }).area).toBe(here.slug);
  expect(derive({ booking: { ...validBooking, zipCode: "10001" } }).area).toBeNull();
});

test("a booking's day is the day in Phoenix", () => {
  expect(derive({ createdAt: "2026-11-21T06:59:59.999Z" }).day).toBe("2026-11-20");
  expect(derive({ createdAt: "2026-11-21T07:00:00.000Z" }).day).toBe("2026-11-21");
});

test("phone and email are compared without formatting and case", () => {
  const booking = { ...validBooking, email: "Ana@Example.COM", phone: "+1 480.555.0199" };
  expect(derive({ booking })).toMatchObject({
    phone_digits: "4805550199",
    folded_email: "ana@example.com",
  });
});
