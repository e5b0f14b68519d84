import type { Numbers } from "#domain/api/reports.ts";
import { addDays, formatDay } from "#domain/days.ts";
import { counted } from "#inbox/text/labels.ts";

export type Week = Numbers["weeks"][number];

/** Bookings without a call yet that are still within their time. */
export const openOf = ({
  bookings,
  inTime,
  late,
  uncalled,
}: Pick<Week, "bookings" | "inTime" | "late" | "uncalled">): number =>
  bookings - inTime - late - uncalled;

/** "Week of September 7, 2026: 12 bookings, 11 called in time, 1 late." */
export function weekWords(week: Week): string {
  const clauses = [
    counted(week.bookings, "booking"),
    week.inTime > 0 && `${week.inTime} called in time`,
    week.late > 0 && `${week.late} late`,
    week.uncalled > 0 && `${week.uncalled} declined without a call`,
    openOf(week) > 0 && `${openOf(week)} with time left`,
  ];
  return `Week of ${formatDay(week.week)}: ${clauses.filter(Boolean).join(", ")}.`;
}

/** "4.3 a week over 3 weeks. The busiest began on November 9, 2026, with 7." */
export function weeksWords(weeks: readonly Week[], today: string): string {
  const [first, ...rest] = weeks;
  if (!first) return "";
  const busiest = rest.reduce((most, week) => (week.bookings > most.bookings ? week : most), first);
  const all = weeks.reduce((sum, { bookings }) => sum + bookings, 0);
  const isRunning = addDays(weeks.at(-1)?.week ?? today, 6) >= today;
  const average = Math.round((all / weeks.length) * 10) / 10;
  return [
    `${average.toLocaleString("en-US")} a week over ${counted(weeks.length, "week")}.`,
    busiest.bookings > 0 &&
      weeks.length > 1 &&
      `The busiest began on ${formatDay(busiest.week)}, with ${busiest.bookings.toLocaleString("en-US")}.`,
    isRunning && "The last week is not over yet.",
  ]
    .filter(Boolean)
    .join(" ");
}
