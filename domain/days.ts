import { dayMs } from "./dates.ts";

// A day is text such as "2026-11-20". In a file of its own, because public pages load dates.ts.

/** "December 2024". */
export const formatMonth = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", month: "long", year: "numeric" });

/** "December 10, 2024". */
export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });

const toDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => toDay(Date.parse(day) + days * dayMs);

/** All days of a range, both ends included; empty if it begins after its end. */
export function daysBetween(from: string, to: string): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}

/** The Sunday of the week: American weeks begin on it. */
export const weekOf = (day: string): string => addDays(day, -new Date(day).getUTCDay());

/** The same day in an earlier month, or the last one of a shorter month: "2026-02-28" for "2026-03-31" and 1. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 - months, Math.min(date, lastDay)));
}
