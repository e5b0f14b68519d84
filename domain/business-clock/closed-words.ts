import { shortDayWords } from "#domain/business-clock/visits.ts";
import { addDays } from "#domain/days.ts";
import { type ClosedDay, closedInYear, type DaysOff } from "./closed-days.ts";

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
