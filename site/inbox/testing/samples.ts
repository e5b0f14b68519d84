import type { Booking } from "#domain/api/bookings.ts";

/** A booking as the server tells it, for tests. */
export const bookingSample = (more: Partial<Booking>): Booking => ({
  id: "b-1",
  firstName: "Ana",
  lastName: "Núñez",
  email: "ana@example.com",
  phone: "+14805550199",
  address: "7420 E Camelback Rd",
  city: "Scottsdale",
  state: "AZ",
  zipCode: "85251",
  serviceDate: null,
  numDogs: "3",
  serviceType: "weekly",
  specialRequests: null,
  status: "pending",
  createdAt: "2026-11-20T16:40:00.000Z",
  area: "mccormick-ranch",
  page: "/mccormick-ranch",
  contactSeconds: null,
  sameAs: null,
  joinedInto: null,
  erasedAt: null,
  ...more,
});
