import type { Numbers } from "#domain/api/reports.ts";
import { addDays, formatDay } from "#domain/days.ts";
import { counted } from "#inbox/text/labels.ts";
import { agave, sky } from "#ui/drawings/drawing.ts";

export type Week = Numbers["weeks"][number];

type Counts = Pick<Week, "bookings" | "inTime" | "late" | "uncalled">;

export const hatch = "week-late";

/** What can have become of a booking's call, from the bottom of a bar to its top. The parts sum to all bookings. */
export const parts = [
  { name: "Called in time", fill: agave, countOf: ({ inTime }: Counts) => inTime },
  { name: "Late", fill: `url(#${hatch})`, countOf: ({ late }: Counts) => late },
  { name: "Declined, no call", fill: sky, countOf: ({ uncalled }: Counts) => uncalled },
  {
    name: "Not due yet",
    fill: "#fff",
    countOf: ({ bookings, inTime, late, uncalled }: Counts) => bookings - inTime - late - uncalled,
  },
] as const;

/** "Week of September 7, 2026: 12 bookings; 11 called in time; 1 late." */
export function weekWords(week: Week): string {
  const clauses = parts
    .filter(({ countOf }) => countOf(week) > 0)
    .map(({ name, countOf }) => `${countOf(week)} ${name.toLowerCase()}`);
  return `Week of ${formatDay(week.week)}: ${[counted(week.bookings, "booking"), ...clauses].join("; ")}.`;
}

/** "4.3 a week over 3 weeks so far." */
export function weeksWords(weeks: readonly Week[], today: string): string {
  const all = weeks.reduce((sum, { bookings }) => sum + bookings, 0);
  const isRunning = addDays(weeks.at(-1)?.week ?? today, 6) >= today;
  const average = Math.round((all / weeks.length) * 10) / 10;
  const words = `${average.toLocaleString("en-US")} a week over ${counted(weeks.length, "week")}`;
  return isRunning ? `${words} so far.` : `${words}.`;
}
