import { holidays } from "#content/business-facts.ts";
import type { Holiday } from "#content/schemas.ts";
import { weekdayOf } from "#domain/dates.ts";
import { addDays, daysBetween } from "#domain/days.ts";

/** Days in a row that the owner has set as off. On the site, where the reason is nobody's business, it is empty. */
export interface DayOff {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Whether the phones are answered as usual. */
  readonly phones: boolean;
}

export type DaysOff = readonly DayOff[];

/** A day on which nobody comes. */
export interface ClosedDay {
  readonly day: string;
  /** Its name, for everybody; undefined for a day off. */
  readonly holiday: string | undefined;
  /** The holiday's name, or the owner's words, for the owner only; empty if they gave none. */
  readonly reason: string;
  readonly phones: boolean;
}

function isOn(holiday: Holiday, day: string): boolean {
  if (Number(day.slice(5, 7)) !== holiday.month) return false;
  const date = Number(day.slice(8));
  if ("date" in holiday) return date === holiday.date;
  if (weekdayOf(day) !== holiday.weekday) return false;
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  return holiday.week === "last" ? isLast : Math.ceil(date / 7) === holiday.week;
}

/** The one list of closed days: holidays and the owner's days off. Undefined on other days. */
export function closedOn(day: string, daysOff: DaysOff): ClosedDay | undefined {
  const holiday = holidays.find((one) => isOn(one, day));
  const own = daysOff.filter(({ from, to }) => from <= day && day <= to);
  if (!holiday && own.length === 0) return undefined;
  return {
    day,
    holiday: holiday?.name,
    reason: holiday?.name ?? own[0]?.reason ?? "",
    phones: (holiday?.phones ?? holiday === undefined) && own.every(({ phones }) => phones),
  };
}

/** The closed days of a range, both ends included. */
export const closedBetween = (from: string, to: string, daysOff: DaysOff): ClosedDay[] =>
  daysBetween(from, to).flatMap((day) => closedOn(day, daysOff) ?? []);

/** Those of the 365 days from this one on. */
export const closedInYear = (from: string, daysOff: DaysOff): ClosedDay[] =>
  closedBetween(from, addDays(from, 364), daysOff);
