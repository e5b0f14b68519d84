import { firstDayWords } from "#content/instant-answer.ts";
import { weekdays } from "#content/weekdays.ts";
import { weekdayOf } from "#domain/dates.ts";
import { shortDayWords, type VisitWindowName } from "./visits.ts";

interface FirstDay {
  readonly day: string;
  readonly window: VisitWindowName;
}

/** More than these are no route. */
const maxRouteDays = 3;

/** "Next free mornings: Mon, Nov 30 and Thu, Dec 3."; undefined without any. */
export function freeDaysLine(days: readonly FirstDay[]): string | undefined {
  if (days.length === 0) return undefined;
  const next = days.slice(0, 2);
  const { mornings, others, and } = firstDayWords;
  const start = next.every(({ window }) => window === "morning") ? mornings : others;
  return `${start}: ${next.map(({ day }) => shortDayWords(day)).join(and)}.`;
}

/** "On our route Mondays and Thursdays."; undefined without free days, and where we come on any day. */
export function routeLine(days: readonly FirstDay[]): string | undefined {
  const found = new Set(days.map(({ day }) => weekdayOf(day)));
  const names = weekdays.filter((name) => found.has(name)).map((name) => `${name}s`);
  if (names.length === 0 || names.length > maxRouteDays) return undefined;
  return `${firstDayWords.onRoute} ${new Intl.ListFormat("en-US").format(names)}.`;
}
