import { firstDayWords } from "#content/instant-answer.ts";
import type { FirstDay } from "./first-days.ts";

/** More than these are no route. */
const maxRouteDays = 3;

/** "On our route Mondays and Thursdays"; empty without free days, and where we come on any day. */
export function routeLine(days: readonly FirstDay[]): string {
  const dates = days.map(({ day }) => new Date(day));
  const weekdays = dates
    .toSorted((one, other) => one.getUTCDay() - other.getUTCDay())
    .map((date) => date.toLocaleDateString("en-US", { timeZone: "UTC", weekday: "long" }));
  const names = [...new Set(weekdays)].map((name) => `${name}s`);
  if (names.length === 0 || names.length > maxRouteDays) return "";
  return `${firstDayWords.onRoute} ${new Intl.ListFormat("en-US").format(names)}.`;
}
