import { hours } from "#content/business-facts.ts";
import { weekdays } from "#content/shapes.ts";

const week: readonly string[] = weekdays;

/** "07:00" is "7 AM", "16:30" is "4:30 PM". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${((hour + 11) % 12) + 1}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

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
    ({ days, opens, closes }) => `${dayRange(days)}, ${clockTime(opens)} to ${clockTime(closes)}`,
  );
