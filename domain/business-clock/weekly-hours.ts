import { hours } from "#content/business-facts.ts";
import { weekdays } from "#content/weekdays.ts";
import { hoursWords } from "#domain/business-clock/visits.ts";

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
