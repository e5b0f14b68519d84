import type { Visit } from "#domain/api/bookings.ts";
import type { DayLoad, OfferedDay } from "#domain/api/visits.ts";
import { endOf, startOf, type VisitWindowName } from "#domain/business-clock/visits.ts";
import { slotOf, windowsOn } from "#domain/business-clock/windows.ts";
import { dayMs, sinceMidnight, timeWords } from "#domain/dates.ts";
import type { VisitSlot } from "#inbox/app/changes.ts";

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

/** A window of the content, or custom hours. */
export type WindowChoice = VisitWindowName | "hours";

const windowsToBegin = (day: string, now: Date) =>
  windowsOn(day).filter(({ starts }) => startOf({ day, starts }) > now);

/** The windows of the day that are over. */
export const windowsOver = (day: string, now: Date): readonly VisitWindowName[] =>
  windowsOn(day)
    .filter(({ ends }) => endOf({ day, ends }) <= now)
    .map(({ name }) => name);

/** The first window of the day that is still to begin, or else the one that is not over yet. */
export const proposedWindow = (day: string, now: Date): VisitWindowName | undefined =>
  (
    windowsToBegin(day, now)[0] ??
    windowsOn(day).find(({ name }) => !windowsOver(day, now).includes(name))
  )?.name;

/** The window or the hours that a visit has now. */
export function windowOf({ day, starts, ends }: Visit): WindowChoice {
  const window = windowsOn(day).find((one) => one.starts === starts && one.ends === ends);
  return window?.name ?? "hours";
}

/** The next day that fits and has a window to begin, other than the one of the visit that is moved. */
export const proposedDay = (
  days: readonly OfferedDay[],
  presentDay: string | undefined,
  now: Date,
): string | undefined =>
  days.find(({ day, fits }) => fits && day !== presentDay && windowsToBegin(day, now).length > 0)
    ?.day;

const byDay = (one: OfferedDay, other: OfferedDay) => (one.day < other.day ? -1 : 1);

/** How many days a phone shows above the windows. */
const maxNextDays = 4;

/** The next days of the area's route, and all others. */
export function splitDays(days: readonly OfferedDay[]) {
  const sorted = days.toSorted(byDay);
  const next = sorted.filter(({ isRouteDay }) => isRouteDay).slice(0, maxNextDays);
  return { next, others: sorted.filter((day) => !next.includes(day)) };
}

export interface Choice {
  readonly day: OfferedDay;
  readonly window: WindowChoice;
  readonly hours: { readonly starts: string; readonly ends: string };
  readonly isOverridden: boolean;
}

/** Whether a visit has this day and time already, so that there is nothing to save. */
export function isUnchanged(visit: Visit, { day, window, hours, isOverridden }: Choice): boolean {
  const isSameTime =
    window === "hours"
      ? visit.starts === hours.starts && visit.ends === hours.ends
      : window === windowOf(visit);
  return visit.state === "booked" && visit.day === day.day && isSameTime && !isOverridden;
}

/** What is sent; undefined if the hours do not end after they start. */
export function slotOfChoice(
  { day: { day }, window, hours, isOverridden }: Choice,
  seen: number | null,
): VisitSlot | undefined {
  const { starts, ends } = window === "hours" ? hours : slotOf(day, window);
  return starts < ends ? { day, starts, ends, override: isOverridden, seen } : undefined;
}
