import { phoenixDay } from "#domain/dates.ts";

// Moments, in Phoenix.

const inPhoenix = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "America/Phoenix", ...options });
  // Intl puts a narrow space before AM, which the fonts lack.
  return (moment: Date): string => format.format(moment).replaceAll("\u202f", " ");
};

const monthAndDay = inPhoenix({ month: "short", day: "numeric" });
const monthDayAndYear = inPhoenix({ month: "short", day: "numeric", year: "numeric" });
const yearOf = (moment: Date) => phoenixDay(moment).slice(0, 4);

/** "Nov 20", with the year if it is another one: "Nov 20, 2025". */
export const shortDay = (moment: Date, now = new Date()): string =>
  (yearOf(moment) === yearOf(now) ? monthAndDay : monthDayAndYear)(moment);
/** "9:40 AM" */
export const clockTime = inPhoenix({ hour: "numeric", minute: "2-digit" });
/** "Fri 9:40 AM" */
export const weekdayTime = inPhoenix({ weekday: "short", hour: "numeric", minute: "2-digit" });
/** "Friday, November 20, 2026 at 9:40 AM" */
export const fullTime = inPhoenix({ dateStyle: "full", timeStyle: "short" });
/** "November 20, 2026 at 9:40 AM" */
export const longTime = inPhoenix({ dateStyle: "long", timeStyle: "short" });

/** Leaves out today's date: "9:40 AM", "Nov 19, 9:40 AM", "Nov 19, 2025, 9:40 AM". */
export function shortTime(moment: Date, now: Date): string {
  const isToday = phoenixDay(moment) === phoenixDay(now);
  return isToday ? clockTime(moment) : `${shortDay(moment, now)}, ${clockTime(moment)}`;
}

// Days of the calendar such as "2026-11-20". In UTC, which has no days of 23 hours.

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const isoDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export function isDay(text: string): boolean {
  const midnight = midnightOf(text);
  // Some browsers read February 31 as March 3.
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight.getTime())
    ? isoDayOf(midnight) === text
    : false;
}

const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  return (day: string): string => format.format(midnightOf(day));
};

/** "November 20" */
export const longDayOfYear = inUtc({ month: "long", day: "numeric" });
/** "Nov 20" */
export const dayOfYear = inUtc({ month: "short", day: "numeric" });
const fullDay = inUtc({ dateStyle: "full" });
/** "Friday" */
export const weekday = inUtc({ weekday: "long" });

/** "Tuesday, December 1, 2026" for "2026-12-01"; any other text, such as "Monday", is returned as it is. */
export const preferredDay = (typed: string): string => (isDay(typed) ? fullDay(typed) : typed);
