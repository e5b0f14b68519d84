import { visitWindows } from "#content/route-plan.ts";
import type { Visit } from "#domain/api/bookings.ts";
import type { OfferedDay } from "#domain/api/visits.ts";
import { endOf, slotOf, startOf, type VisitWindowName, visitWindowNames } from "#domain/visits.ts";
import type { VisitSlot } from "#inbox/changes/changes.ts";

/** A window of the content, or custom hours. */
export type WindowChoice = VisitWindowName | "hours";

const isToBegin = (day: string, now: Date) => (name: VisitWindowName) =>
  startOf(slotOf(day, name)) > now;

/** The windows of the day that are over. */
export const windowsOver = (day: string, now: Date): readonly VisitWindowName[] =>
  visitWindowNames.filter((name) => endOf(slotOf(day, name)) <= now);

/** The first window of the day that is still to begin, or else the one that is not over yet. */
export const proposedWindow = (day: string, now: Date): VisitWindowName | undefined =>
  visitWindowNames.find(isToBegin(day, now)) ??
  visitWindowNames.find((name) => !windowsOver(day, now).includes(name));

/** The window or the hours that a visit has now. */
export function windowOf({ starts, ends }: Visit): WindowChoice {
  const isWindow = (name: VisitWindowName) =>
    visitWindows[name].starts === starts && visitWindows[name].ends === ends;
  return visitWindowNames.find(isWindow) ?? "hours";
}

/** The next day that fits and has a window to begin, other than the one of the visit that is moved. */
export const proposedDay = (
  days: readonly OfferedDay[],
  presentDay: string | undefined,
  now: Date,
): string | undefined =>
  days.find(
    ({ day, fits }) => fits && day !== presentDay && visitWindowNames.some(isToBegin(day, now)),
  )?.day;

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

/** What is sent; undefined if the hours do not end after they start. */
export function slotOfChoice(
  { day: { day }, window, hours, isOverridden }: Choice,
  seen: number | null,
): VisitSlot | undefined {
  const common = { day, override: isOverridden, seen };
  if (window !== "hours") return { ...common, window };
  const { starts, ends } = hours;
  return starts < ends ? { ...common, starts, ends } : undefined;
}
