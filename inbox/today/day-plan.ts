import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { isAsked, startOf } from "#domain/business-clock/visits.ts";
import { groupByArea } from "#inbox/visits/area-tint.tsx";

/** Stops of one window, numbered through the day. */
export interface Window {
  readonly starts: string;
  readonly ends: string;
  readonly areas: readonly {
    readonly area: string | null;
    readonly stops: readonly { readonly visit: BookedVisit; readonly stop: number }[];
  }[];
}

/** Today's road. */
export interface DayPlan {
  readonly windows: readonly Window[];
  readonly done: number;
  readonly toGo: number;
  readonly total: number;
}

/** The road by window and neighborhood; without what nobody has confirmed, and closed days that nobody has decided on. */
export function planOf(
  today: string,
  { tasks, visits }: { readonly tasks: readonly Task[]; readonly visits: readonly BookedVisit[] },
): DayPlan {
  const undecided = tasks.flatMap(({ reason, booking }) =>
    reason === "day-off" ? booking.id : [],
  );
  const road = visits.filter(
    (visit) => visit.day === today && !isAsked(visit) && !undecided.includes(visit.bookingId),
  );
  const windowOf = ({ starts, ends }: BookedVisit) => `${starts} ${ends}`;
  let stop = 0;
  const windows = [...new Set(road.map(windowOf))].map((window) => {
    const ofWindow = road.filter((visit) => windowOf(visit) === window);
    const [starts = "", ends = ""] = window.split(" ");
    const areas = groupByArea(ofWindow, ({ booking }) => booking.area).map(({ area, items }) => ({
      area,
      stops: items.map((visit) => {
        stop += 1;
        return { visit, stop };
      }),
    }));
    return { starts, ends, areas };
  });
  return {
    windows,
    done: road.filter(({ state }) => state === "done").length,
    toGo: road.filter(({ state }) => state === "booked").length,
    total: road.filter(({ state }) => state !== "cancelled").length,
  };
}

/** Up to the window of the next stop, and those that have begun: a long list of calls pushes no stop out of sight. */
export function windowsToNow({ windows }: DayPlan, today: string, now: Date) {
  const next = windows.findIndex(({ areas }) =>
    areas.some(({ stops }) => stops.some(({ visit }) => visit.state === "booked")),
  );
  return windows.filter(
    ({ starts }, index) => next < 0 || index <= next || startOf({ day: today, starts }) <= now,
  );
}

/** The task in the bar "Next": the first that was not skipped. After the last one it starts over. */
export const currentTask = (tasks: readonly Task[], skipped: readonly string[]): Task | undefined =>
  tasks.find(({ booking }) => !skipped.includes(booking.id)) ?? tasks[0];
