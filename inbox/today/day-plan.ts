import type { Visit } from "#domain/api/bookings.ts";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { isAsked, startOf } from "#domain/business-clock/visits.ts";
import { groupByArea } from "#inbox/visits/group-by-area.ts";

/** A visit on Today's road. */
export interface Row {
  /** As it was when the row appeared, which gives it its place. */
  readonly first: BookedVisit;
  readonly visit: BookedVisit;
  /** Whether it would be elsewhere by now, or nowhere. */
  readonly isHandled: boolean;
}

/** The road by window and neighborhood; without what nobody has confirmed, and closed days that nobody has decided on. */
export function rowsOfDay(
  today: string,
  { tasks, visits }: { readonly tasks: readonly Task[]; readonly visits: readonly BookedVisit[] },
): Row[] {
  const undecided = tasks.flatMap(({ reason, booking }) =>
    reason === "day-off" ? booking.id : [],
  );
  return visits
    .filter(
      (visit) => visit.day === today && !isAsked(visit) && !undecided.includes(visit.bookingId),
    )
    .map((visit) => ({ visit, first: visit, isHandled: false }));
}

const placeOf = ({ first: { starts, ends, booking } }: Row) => `${starts} ${ends} ${booking.area}`;

/**
 * Leaves every row that the user has handled where it was, whatever has become of its visit: nothing moves under the
 * finger.
 * @param shown the rows before
 * @param known the visit as this browser's last change left it
 */
export function keepPlaces(
  shown: readonly Row[],
  rows: readonly Row[],
  known: (bookingId: string) => Visit | null | undefined,
): readonly Row[] {
  const kept = [...rows];
  const indexOf = (bookingId: string) =>
    kept.findIndex(({ visit }) => visit.bookingId === bookingId);
  for (const [position, row] of shown.entries()) {
    const { bookingId } = row.first;
    const index = indexOf(bookingId);
    const current = kept[index];
    if (current && placeOf(current) === placeOf(row)) continue;
    const visit = known(bookingId);
    if (!visit || visit.sequence <= row.first.sequence) continue;
    if (current) kept.splice(index, 1);
    const before = shown.slice(0, position).findLast(({ first }) => indexOf(first.bookingId) >= 0);
    const after = before ? indexOf(before.first.bookingId) + 1 : 0;
    kept.splice(after, 0, {
      ...row,
      visit: { ...row.visit, ...current?.visit, ...visit },
      isHandled: true,
    });
  }
  return kept;
}

/** Stops of one window, numbered through the day. */
export interface Window {
  readonly starts: string;
  readonly ends: string;
  readonly areas: readonly {
    readonly area: string | null;
    readonly stops: readonly (Row & { readonly stop: number })[];
  }[];
}

/** Today's rows as they are shown. */
export interface DayPlan {
  readonly windows: readonly Window[];
  /** Of today. */
  readonly done: number;
  readonly toGo: number;
  readonly total: number;
}

export function planOf(rows: readonly Row[], today: string): DayPlan {
  const windowOf = ({ first: { starts, ends } }: Row) => `${starts} ${ends}`;
  let stop = 0;
  const windows = [...new Set(rows.map(windowOf))].map((window) => {
    const ofWindow = rows.filter((row) => windowOf(row) === window);
    const [starts = "", ends = ""] = window.split(" ");
    const areas = groupByArea(ofWindow, ({ first }) => first.booking.area).map(
      ({ area, items }) => ({
        area,
        stops: items.map((row) => {
          stop += 1;
          return { ...row, stop };
        }),
      }),
    );
    return { starts, ends, areas };
  });
  const ofToday = rows.map(({ visit }) => visit).filter(({ day }) => day === today);
  return {
    windows,
    done: ofToday.filter(({ state }) => state === "done").length,
    toGo: ofToday.filter(({ state }) => state === "booked").length,
    total: ofToday.filter(({ state }) => state !== "cancelled").length,
  };
}

/** The windows that have begun, and whether a stop in them is still to be made. */
export function begun({ windows }: DayPlan, today: string, now: Date) {
  const shown = windows.filter(({ starts }) => startOf({ day: today, starts }) <= now);
  const stops = shown.flatMap(({ areas }) => areas.flatMap((area) => area.stops));
  const isOn = stops.some(({ visit, isHandled }) => visit.state === "booked" && !isHandled);
  return { shown, isOn };
}

/** The task in the bar "Next": the first that was not skipped. After the last one it starts over. */
export const currentTask = (tasks: readonly Task[], skipped: readonly string[]): Task | undefined =>
  tasks.find(({ booking }) => !skipped.includes(booking.id)) ?? tasks[0];
