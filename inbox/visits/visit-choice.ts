import type { Visit } from "#domain/api/bookings.ts";
import type { OfferedDay } from "#domain/api/visits.ts";
import { endOf, startOf, type VisitWindowName } from "#domain/business-clock/visits.ts";
import { windowsOn } from "#domain/business-clock/windows.ts";
import type { VisitSlot } from "#inbox/app/changes.ts";

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
  const common = { day, override: isOverridden, seen };
  if (window !== "hours") return { ...common, window };
  const { starts, ends } = hours;
  return starts < ends ? { ...common, starts, ends } : undefined;
}
