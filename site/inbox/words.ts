import { areas } from "#content/areas.ts";
import { plans } from "#content/plans.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { dogCountLabel, dogCounts } from "#domain/booking-options.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { phoenixDay } from "#domain/phoenix.ts";
import { formatDuration } from "#domain/promise-clock.ts";
import { quote } from "#domain/quote.ts";
import { withoutBidiControls } from "#domain/visible-text.ts";

/** What a button says that makes a booking so. */
export const stepWords: Readonly<Record<BookingStatus, string>> = {
  pending: "Back to pending",
  contacted: "Mark contacted",
  scheduled: "Mark scheduled",
  active: "Mark active",
  declined: "Mark declined",
  spam: "Mark as spam",
};

export const areaName = (slug: string | null): string =>
  areas.find((area) => area.slug === slug)?.name ?? (slug || "Outside our area");

export const nameOf = ({ firstName, lastName }: Pick<Booking, "firstName" | "lastName">): string =>
  withoutBidiControls(`${firstName} ${lastName}`).trim() || "Erased booking";

/** In one line: "7420 E Camelback Rd, Scottsdale, AZ 85251". */
export const addressLine = ({
  address,
  city,
  state,
  zipCode,
}: Pick<Booking, "address" | "city" | "state" | "zipCode">): string =>
  [address, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ");

const planAndDogs = ({ serviceType, numDogs }: Pick<Booking, "serviceType" | "numDogs">) => ({
  plan: plans.find((plan) => plan.serviceType === serviceType),
  dogs: dogCounts.find((count) => count === numDogs),
});

/** "Weekly · 3 dogs"; what is no longer offered as it was stored. */
export function planLine(booking: Pick<Booking, "serviceType" | "numDogs">): string {
  const { plan, dogs } = planAndDogs(booking);
  const dogWords = dogs ? dogCountLabel(dogs).toLowerCase() : booking.numDogs;
  return [plan?.label ?? booking.serviceType, dogWords].filter(Boolean).join(" · ");
}

/** What was quoted: "$28 a visit", "from $32 a visit"; empty where the plan is unknown. */
export function visitPrice(booking: Pick<Booking, "serviceType" | "numDogs">): string {
  const { plan, dogs } = planAndDogs(booking);
  if (!plan || !dogs) return "";
  const { perVisit, isFrom } = quote(plan.serviceType, dogs);
  return `${isFrom ? "from " : ""}$${perVisit} a visit`;
}

/** The quote in full: "$28 a visit, about $121 a month". */
export function quoteLine(booking: Pick<Booking, "serviceType" | "numDogs">): string {
  const { plan, dogs } = planAndDogs(booking);
  if (!plan || !dogs) return "";
  const { perMonth, isFrom } = quote(plan.serviceType, dogs);
  return `${visitPrice(booking)}, ${isFrom ? "from " : ""}about $${perMonth} a month`;
}

/** "called after 41 min"; for bookings nobody called about, an empty text. */
export const contactWords = (contactSeconds: number | null): string =>
  contactSeconds === null
    ? ""
    : contactSeconds < 60
      ? "called within a minute"
      : `called after ${formatDuration(contactSeconds * 1000)}`;

const phoenix = { timeZone: "America/Phoenix" } as const;
const monthAndDay = { ...phoenix, month: "short", day: "numeric" } as const;
const dayFormat = new Intl.DateTimeFormat("en-US", monthAndDay);
const dayAndYearFormat = new Intl.DateTimeFormat("en-US", { ...monthAndDay, year: "numeric" });
const timeFormat = new Intl.DateTimeFormat("en-US", {
  ...phoenix,
  hour: "numeric",
  minute: "2-digit",
});

// Intl puts a narrow space before AM, which the fonts lack.
const plainSpaces = (text: string) => text.replaceAll("\u202f", " ");

const yearOf = (moment: Date) => phoenixDay(moment).slice(0, 4);

/** In Phoenix: "Nov 20", with the year where it is another one: "Nov 20, 2025". */
export const shortDay = (moment: Date, now = new Date()): string =>
  (yearOf(moment) === yearOf(now) ? dayFormat : dayAndYearFormat).format(moment);
/** In Phoenix: "9:40 AM". */
export const clockTime = (moment: Date): string => plainSpaces(timeFormat.format(moment));

const calendarFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

/** "Tuesday, December 1, 2026" for "2026-12-01"; any other text, such as "Monday", stays as it is. */
export function calendarDay(typed: string): string {
  const noon = new Date(/^\d{4}-\d\d-\d\d$/.test(typed) ? `${typed}T12:00:00Z` : Number.NaN);
  // Some browsers take February 31 for March 3.
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(typed);
  return isDay ? calendarFormat.format(noon) : typed;
}

const fullFormat = new Intl.DateTimeFormat("en-US", {
  ...phoenix,
  dateStyle: "full",
  timeStyle: "short",
});

/** In Phoenix: "Friday, November 20, 2026 at 9:40 AM". */
export const fullTime = (moment: Date): string => plainSpaces(fullFormat.format(moment));

/** In Phoenix, without the day when it is today: "9:40 AM", "Nov 19, 9:40 AM", "Nov 19, 2025, 9:40 AM". */
export function shortTime(moment: Date, now: Date): string {
  const isToday = phoenixDay(moment) === phoenixDay(now);
  return isToday ? clockTime(moment) : `${shortDay(moment, now)}, ${clockTime(moment)}`;
}

/** "1 booking", "3 bookings". */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
