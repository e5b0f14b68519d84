import { weekOf, weeksBetween } from "#domain/weeks.ts";
import type { DayOfPromise } from "./count-promise.ts";
import type { Days } from "./counted.ts";

/** Days folded to weeks, also those without bookings. Only days inside the range count. */
export function byWeek(rows: readonly DayOfPromise[], { from, to }: Days) {
  const weeks = new Map(
    weeksBetween(from, to).map((week) => [week, { week, bookings: 0, inTime: 0, late: 0 }]),
  );
  for (const { day, bookings, inTime, late } of rows) {
    const sum = weeks.get(weekOf(day));
    if (!sum) continue;
    sum.bookings += bookings;
    sum.inTime += inTime;
    sum.late += late;
  }
  return [...weeks.values()];
}
