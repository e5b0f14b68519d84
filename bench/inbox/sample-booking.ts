import { servedZips } from "#content/business-facts.ts";
import type { BookingInput } from "#domain/booking.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import type { BookingStatus } from "#domain/booking-status.ts";

const day = 86_400_000;
const years = 3;

const firstNames =
  "Ana Marcus Priya Tom Lena Jo Carlos Wei Fatima John Mary Oscar Nina Dev Sara Liam".split(" ");
const roots = "Núñez Bell Shah Okafor Ortiz Whitfield Kim Garcia Larsen Novak Haddad Brandt".split(
  " ",
);
const endings = ["", "s", "son", "man", "ez", "berg", "ski", "well", "ford", "ton", "field", "er"];
const streets =
  "Camelback Shea Cactus Thunderbird Bell Tatum Hayden Pima Scottsdale Cave Dixileta".split(" ");
const pages = ["/", "/book-now", "/book-now", null];
const fates: readonly BookingStatus[] = [
  "active",
  "active",
  "active",
  "declined",
  "declined",
  "spam",
  "contacted",
  "scheduled",
];

/** The same number for the same place and purpose, spread evenly from 0 to 1. */
function chance(place: number, purpose: number): number {
  let mixed = Math.imul(place ^ (purpose * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

function pick<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(random * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** Booking number `place` of `count`, as a busy business would have it: the last day still waits for its calls. */
export function sampleBooking(place: number, count: number, now: Date) {
  const random = (purpose: number) => chance(place, purpose);
  const age = ((count - place) / count) * years * 365 * day;
  const firstName = pick(firstNames, random(1));
  const lastName = pick(roots, random(2)) + pick(endings, random(3));
  const digits = String(Math.floor(random(4) * 1e7)).padStart(7, "0");
  const booking: BookingInput = {
    firstName,
    lastName,
    email: `${firstName}.${lastName}${Math.floor(random(5) * 1000)}@example.com`.toLowerCase(),
    phone: `(480) ${digits.slice(0, 3)}-${digits.slice(3)}`,
    address: `${1000 + Math.floor(random(6) * 30_000)} E ${pick(streets, random(7))} Rd`,
    city: "Scottsdale",
    state: "AZ",
    zipCode: pick(servedZips, random(8)),
    numDogs: pick(dogCounts, random(9)),
    serviceType: pick(serviceTypes, random(10)),
  };
  const status: BookingStatus = age < day ? "pending" : pick(fates, random(11));
  const contacted = status !== "pending" && status !== "spam";
  return {
    booking,
    page: pick(pages, random(12)),
    createdAt: new Date(now.getTime() - age).toISOString(),
    status,
    contactSeconds: contacted ? Math.floor(random(13) ** 3 * 1.2 * 86_400) : null,
  };
}
