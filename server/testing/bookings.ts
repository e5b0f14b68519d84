import { areaOf } from "#domain/areas.ts";
import type { BookingInput } from "#domain/booking.ts";
import type { NewBooking } from "#server/bookings/store-booking.ts";

/** A booking as a visitor would send it. */
export const validBooking = {
  firstName: "Ana",
  lastName: "Núñez",
  email: "ana@example.com",
  phone: "(480) 555-0199",
  address: "7420 E Camelback Rd",
  city: "Scottsdale",
  state: "AZ",
  zipCode: "85251",
  numDogs: "3",
  serviceType: "weekly",
} as const satisfies BookingInput;

/** The neighborhood that it counts for. */
export const validArea = areaOf({ ...validBooking, page: null });

/** The same with its own email address: an address gets one confirmation a day. */
export const bookingOf = (id: string) => ({ ...validBooking, email: `${id}@example.com` });

export const newBooking = (given: Partial<NewBooking> & { id: string }): NewBooking => ({
  createdAt: "2026-11-20T17:00:00.000Z",
  booking: validBooking,
  page: "/book-now",
  key: null,
  spam: null,
  enteredBy: null,
  confirm: true,
  ...given,
});
