import { addDays, isDay, longDay, longDayOfYear, mondayOf } from "./days.ts";

/** Days in Phoenix, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The first day that can be asked for together with `to`: the server counts less than ten years at once. */
export const earliest = (to: string): string => `${Number(to.slice(0, 4)) - 9}-01-01`;

/** The ranges that one press chooses. Twelve weeks are this one and the eleven before it. */
export const quickRanges = (today: string): readonly (DayRange & { readonly name: string })[] => [
  { name: "30 days", from: addDays(today, -29), to: today },
  { name: "12 weeks", from: addDays(mondayOf(today), -77), to: today },
  { name: "This year", from: `${today.slice(0, 4)}-01-01`, to: today },
  { name: "All", from: earliest(today), to: today },
];

export const isWhole = ({ from, to }: DayRange): boolean => from === earliest(to);

/** The range of an address's query; twelve weeks where it names none, or none that can be counted. */
export function rangeOf(query: URLSearchParams, today: string): DayRange {
  const from = query.get("from") ?? "";
  const to = query.get("to") ?? "";
  if (isDay(from) && isDay(to) && from <= to && from >= earliest(to)) return { from, to };
  return { from: addDays(mondayOf(today), -77), to: today };
}

/** "from August 31 to November 20, 2026", "on November 20, 2026", "until November 20, 2026". */
export function rangeWords(range: DayRange): string {
  const { from, to } = range;
  if (isWhole(range)) return `until ${longDay(to)}`;
  if (from === to) return `on ${longDay(to)}`;
  const begins = from.slice(0, 4) === to.slice(0, 4) ? longDayOfYear(from) : longDay(from);
  return `from ${begins} to ${longDay(to)}`;
}
