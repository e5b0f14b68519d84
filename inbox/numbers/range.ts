import { addDays, weekOf } from "#domain/days.ts";
import { goTo, usePlace } from "#inbox/navigation/navigation.ts";
import { dayOfYear, isDay } from "#inbox/text/dates.ts";

/** Days in Phoenix, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The earliest `from` that the server accepts with this `to`: it counts less than ten years. */
export const earliest = (to: string): string => `${Number(to.slice(0, 4)) - 9}-01-01`;

/** "12 weeks" are this week and the eleven before it. */
export const quickRanges = (today: string): readonly (DayRange & { readonly name: string })[] => [
  { name: "30 days", from: addDays(today, -29), to: today },
  { name: "12 weeks", from: addDays(weekOf(today), -77), to: today },
  { name: "This year", from: `${today.slice(0, 4)}-01-01`, to: today },
  { name: "All", from: earliest(today), to: today },
];

export const isWhole = ({ from, to }: DayRange): boolean => from === earliest(to);

/** The range in an address's query; twelve weeks without a valid one. */
export function rangeOf(query: URLSearchParams, today: string): DayRange {
  const from = query.get("from") ?? "";
  const to = query.get("to") ?? "";
  if (isDay(from) && isDay(to) && from <= to && from >= earliest(to)) return { from, to };
  return { from: addDays(weekOf(today), -77), to: today };
}

/** "from Aug 31 to Nov 20, 2026", "on Nov 20, 2026", "until Nov 20, 2026". */
export function rangeWords(range: DayRange): string {
  const { from, to } = range;
  const [first, last] = [from, to].map((day) => `${dayOfYear(day)}, ${day.slice(0, 4)}`);
  if (isWhole(range)) return `until ${last}`;
  if (from === to) return `on ${last}`;
  const begins = from.slice(0, 4) === to.slice(0, 4) ? dayOfYear(from) : first;
  return `from ${begins} to ${last}`;
}

/** The chosen range. It is kept in the address, so that a reload or a bookmark shows the same numbers. */
export function useRange(today: string): [DayRange, (range: DayRange) => void] {
  usePlace();
  const choose = ({ from, to }: DayRange) => {
    const query = new URLSearchParams(location.search);
    query.set("from", from);
    query.set("to", to);
    goTo(`${location.pathname}?${query}`, "replace");
  };
  return [rangeOf(new URLSearchParams(location.search), today), choose];
}
