import type { DayLoad, OfferedDay } from "#domain/api/visits.ts";
import { dayMs, sinceMidnight, timeWords } from "#domain/dates.ts";

/** "7–11 AM", "11 AM–3 PM", "3:30–5 PM". */
export function windowHours({
  starts,
  ends,
}: {
  readonly starts: string;
  readonly ends: string;
}): string {
  const [from, to] = [timeWords(sinceMidnight(starts)), timeWords(sinceMidnight(ends))];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from}–${to}`;
}

const freePlaces = ({ capacity, taken }: Pick<DayLoad, "capacity" | "taken">): number =>
  Math.max(0, capacity - taken);

/** "day off", "no visits", "full", "3 of 8 free". */
export function roomWords(day: Pick<DayLoad, "capacity" | "taken" | "off">): string {
  if (day.off !== null) return "day off";
  if (day.capacity === 0) return "no visits";
  const free = freePlaces(day);
  return free === 0 ? "full" : `${free} of ${day.capacity} free`;
}

/** "today", "tomorrow", "in 9 days", "3 days ago". */
export function daysAhead(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** "in 2 days · 2 nearby": how far ahead a day is, and how many of its visits are on the way. */
export function dayWords({ day, nearby }: OfferedDay, today: string): string {
  const ahead = daysAhead(day, today);
  return nearby > 0 ? `${ahead} · ${nearby} nearby` : ahead;
}

/** Why a day cannot be chosen without an override: "full, 8 of 8 taken", "Thanksgiving"; empty where it can. */
export function obstacle({ capacity, taken, off }: OfferedDay): string {
  if (off !== null) return `day off: ${off}`;
  if (capacity === 0) return "no visits";
  return taken >= capacity ? `full, ${taken} of ${capacity} taken` : "";
}
