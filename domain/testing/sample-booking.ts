import type { Booking, BookingEvent, Message, Visit } from "#domain/api/bookings.ts";
import type { BookingInput } from "#domain/booking/booking.ts";
import { quoteFor } from "#domain/booking/prices.ts";

/** The booking of all tests, as a visitor would send it. */
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

/** The same as the API returns it, at today's price. */
export function bookingSample(more: Partial<Booking> = {}): Booking {
  const booking = { ...stored, ...more };
  return { quotedPerVisit: quoteFor(booking), ...booking };
}

const stored: Omit<Booking, "quotedPerVisit"> = {
  ...validBooking,
  id: "b-1",
  phone: "+14805550199",
  serviceDate: null,
  specialRequests: null,
  neighborhood: null,
  weekday: null,
  startsOn: null,
  price: null,
  quotedOn: null,
  status: "pending",
  createdAt: "2026-11-20T16:40:00.000Z",
  area: "mccormick-ranch",
  page: "/mccormick-ranch",
  contactSeconds: null,
  sameAs: null,
  againAs: null,
  mergedInto: null,
  erasedAt: null,
  source: "form",
  claimedBy: null,
  claimedUntil: null,
  followUpAt: null,
  chosenPlan: null,
  reachBy: null,
  fold: null,
};

/** A line of a booking's history: a status that riley has changed. */
export const eventSample = (more: Partial<BookingEvent>): BookingEvent => ({
  id: "e-1",
  kind: "status",
  at: "2026-11-20T16:50:00.000Z",
  actor: "riley",
  from: null,
  to: null,
  text: null,
  undoes: null,
  partOf: null,
  ...more,
});

/** The confirmation of a booking, which has arrived. */
export const messageSample = (more: Partial<Message> = {}): Message => ({
  id: "m-1",
  kind: "confirmation",
  bookingId: "b-1",
  deviceId: null,
  state: "sent",
  attempts: 1,
  createdAt: "2026-11-20T16:40:00.000Z",
  nextAt: "2026-11-20T16:40:00.000Z",
  sentAt: null,
  error: null,
  ...more,
});

export const visitSample = (more: Partial<Visit>): Visit => ({
  bookingId: "b-1",
  day: "2026-11-20",
  starts: "07:00",
  ends: "11:00",
  state: "booked",
  sequence: 0,
  changedAt: "2026-11-19T16:40:00.000Z",
  keptAt: null,
  outcomeAt: null,
  ...more,
});
