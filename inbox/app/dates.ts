import { formatTime, phoenixDay } from "#domain/dates.ts";

// Moments, in Phoenix.

const inPhoenix = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "America/Phoenix", ...options });
  return (moment: Date): string => format.format(moment);
};

const monthAndDay = inPhoenix({ month: "short", day: "numeric" });
const monthDayAndYear = inPhoenix({ month: "short", day: "numeric", year: "numeric" });
const yearOf = (moment: Date) => phoenixDay(moment).slice(0, 4);

/** "Nov 20", with the year if it is another one: "Nov 20, 2025". */
export const shortDay = (moment: Date, now = new Date()): string =>
  (yearOf(moment) === yearOf(now) ? monthAndDay : monthDayAndYear)(moment);

/** Leaves out today's date: "9:40 AM", "Nov 19, 9:40 AM", "Nov 19, 2025, 9:40 AM". */
export function shortTime(moment: Date, now: Date): string {
  const isToday = phoenixDay(moment) === phoenixDay(now);
  return isToday ? formatTime(moment) : `${shortDay(moment, now)}, ${formatTime(moment)}`;
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

/** "Tuesday, December 1, 2026" for "2026-12-01"; any other text, such as "Monday", is returned as it is. */
export const preferredDay = (typed: string): string => (isDay(typed) ? fullDay(typed) : typed);
