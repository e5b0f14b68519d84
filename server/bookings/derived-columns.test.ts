import { expect, test } from "vitest";
import { here, there } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { derivedColumns } from "./derived-columns.ts";

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
