import { areaOf } from "#domain/areas/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import type { NewBooking } from "#server/bookings/store-booking.ts";
import type { Arrival } from "#server/limits/admit-bookings.ts";

/** The neighborhood that it counts for. */
export const validArea = areaOf({ ...validBooking, page: null });

/** The same with its own email address: an address gets one confirmation a day. */
export const bookingOf = (id: string) => ({ ...validBooking, email: `${id}@example.com` });

export const arrivalFrom = (network: string): Arrival => ({ network, bytes: 1 });

export const newBooking = (given: Partial<NewBooking> & { id: string }): NewBooking => ({
  createdAt: "2026-11-20T17:00:00.000Z",
  booking: validBooking,
  page: "/book-now",
  key: null,
  spam: null,
  arrival: null,
  enteredBy: null,
  confirm: true,
  ...given,
});
