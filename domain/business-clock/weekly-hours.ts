import { hours } from "#content/business-facts.ts";
import { weekdays } from "#content/weekdays.ts";
import { hoursWords, shortDayWords } from "#domain/business-clock/visits.ts";
import { addDays } from "#domain/days.ts";
import { type ClosedDay, closedInYear, type DaysOff } from "./closed-days.ts";

const week: readonly string[] = weekdays;

/** "Mon to Fri" for days in a row, "Mon, Wed" for others. */
function dayRange(days: readonly string[]): string {
  const [first = "", ...others] = days.map((day) => day.slice(0, 3));
  const start = week.indexOf(days[0] ?? "");
  const isRow = days.every((day, index) => day === week[start + index]);
  return isRow && others.length > 1
    ? `${first} to ${others.at(-1)}`
    : [first, ...others].join(", ");
}

/** When the phones are answered, a line each: "Mon to Fri, 7 AM to 6 PM". */
export const weeklyHours = (
  given: readonly {
    readonly days: readonly string[];
    readonly opens: string;
    readonly closes: string;
  }[] = hours,
): readonly string[] =>
  given.map(
    ({ days, opens, closes }) =>
      `${dayRange(days)}, ${hoursWords({ starts: opens, ends: closes })}`,
  );

const dateWords = (day: string) => shortDayWords(day).replace(/^.*?, /, "");

/** Days in a row that have no name are one. On a holiday, the year can reach the same one of next year. */
function rowsOf(closed: readonly ClosedDay[]) {
  const rows: { holiday: string | undefined; from: string; to: string }[] = [];
  for (const { day, holiday } of closed) {
    const last = rows.at(-1);
    if (last && !last.holiday && !holiday && addDays(last.to, 1) === day) last.to = day;
    else if (!holiday || rows.every((row) => row.holiday !== holiday))
      rows.push({ holiday, from: day, to: day });
  }
  return rows;
}

/** When the phones stay closed in the year from that day on: "Thanksgiving, Nov 26", "Dec 28 to Dec 30". */
export const closedWords = (from: string, daysOff: DaysOff): string[] =>
  rowsOf(closedInYear(from, daysOff).filter(({ phones }) => !phones)).map((row) => {
    if (row.holiday) return `${row.holiday}, ${dateWords(row.from)}`;
    return row.from === row.to
      ? dateWords(row.from)
      : `${dateWords(row.from)} to ${dateWords(row.to)}`;
  });
