import type { Numbers } from "#domain/api/numbers.ts";
import { addDays, longDay } from "./days.ts";

export type Week = Numbers["weeks"][number];

/** Bookings of a week whose time had not run out and that nobody has called about yet. */
export const openOf = ({ bookings, inTime, late }: Week): number => bookings - inTime - late;

const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

/** "Week of September 7, 2026: 12 bookings, 11 called in time, 1 late." */
export function weekWords(week: Week): string {
  const parts = [
    counted(week.bookings, "booking", "bookings"),
    week.inTime > 0 && `${week.inTime} called in time`,
    week.late > 0 && `${week.late} late`,
    openOf(week) > 0 && `${openOf(week)} with time left`,
  ];
  return `Week of ${longDay(week.week)}: ${parts.filter(Boolean).join(", ")}.`;
}

/** The weeks in two sentences: how many a week, and which was the busiest. */
export function weeksWords(weeks: readonly Week[], today: string): string {
  const [first, ...rest] = weeks;
  if (!first) return "";
  const busiest = rest.reduce((most, week) => (week.bookings > most.bookings ? week : most), first);
  const all = weeks.reduce((sum, { bookings }) => sum + bookings, 0);
  const isRunning = addDays(weeks.at(-1)?.week ?? today, 6) >= today;
  const average = Math.round((all / weeks.length) * 10) / 10;
  return [
    `${average.toLocaleString("en-US")} a week over ${counted(weeks.length, "week", "weeks")}.`,
    busiest.bookings > 0 &&
      weeks.length > 1 &&
      `The busiest began on ${longDay(busiest.week)}, with ${busiest.bookings.toLocaleString("en-US")}.`,
    isRunning && "The last week is not over yet.",
  ]
    .filter(Boolean)
    .join(" ");
}
