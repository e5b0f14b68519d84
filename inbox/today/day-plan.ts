import type { Visit } from "#domain/api/bookings.ts";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { isUnconfirmed, startOf } from "#domain/business-clock/visits.ts";
import { hourMs } from "#domain/dates.ts";
import { reasons } from "#domain/tasks/reasons.ts";
import { counted } from "#inbox/text/labels.ts";
import { groupByArea } from "#inbox/visits/group-by-area.ts";

/** What is about a visit but not on today's road: without an outcome, to confirm, without a day, on a closed day. */
const openReasons = ["day-off", "confirm", "outcome", "new-day"] as const;
type OpenReason = (typeof openReasons)[number];

/** A visit on Today's list. */
export interface Row {
  /** Null for a stop on today's road. */
  readonly open: OpenReason | null;
  /** As it was when the row appeared, which gives it its place. */
  readonly first: BookedVisit;
  readonly visit: BookedVisit;
  /** Whether it would be elsewhere by now, or nowhere. */
  readonly isHandled: boolean;
}

/** A locked gate of today stays where it is on the road. */
const staysOnRoad = ({ state, day }: Visit, today: string) =>
  state === "cancelled" || (state === "no-access" && day >= today);

/** The rows in their order: the decisions, then the road by window and neighborhood. */
export function rowsOfDay(
  today: string,
  { tasks, visits }: { readonly tasks: readonly Task[]; readonly visits: readonly BookedVisit[] },
): Row[] {
  const row = (open: OpenReason | null, visit: BookedVisit): Row => ({
    ...{ open, visit, first: visit },
    isHandled: false,
  });
  const open = openReasons.flatMap((name) =>
    tasks.flatMap(({ reason, booking, visit }) =>
      reason === name && visit && !staysOnRoad(visit, today)
        ? [row(name, { ...visit, booking })]
        : [],
    ),
  );
  const isOpen = new Set(open.map(({ visit }) => visit.bookingId));
  const road = visits.filter(
    (visit) => visit.day === today && !isUnconfirmed(visit) && !isOpen.has(visit.bookingId),
  );
  return [...open, ...road.map((visit) => row(null, visit))];
}

const placeOf = ({ open, first: { starts, ends, booking } }: Row) =>
  open ?? `${starts} ${ends} ${booking.area}`;

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
  readonly open: readonly { readonly name: OpenReason; readonly rows: readonly Row[] }[];
  readonly windows: readonly Window[];
  /** Of today. */
  readonly done: number;
  readonly toGo: number;
  readonly total: number;
}

export function planOf(rows: readonly Row[], today: string): DayPlan {
  const open = openReasons.map((name) => ({ name, rows: rows.filter((row) => row.open === name) }));
  const road = rows.filter((row) => row.open === null);
  const windowOf = ({ first: { starts, ends } }: Row) => `${starts} ${ends}`;
  let stop = 0;
  const windows = [...new Set(road.map(windowOf))].map((window) => {
    const ofWindow = road.filter((row) => windowOf(row) === window);
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
  const ofToday = rows
    .map(({ visit }) => visit)
    .filter((visit) => visit.day === today && !isUnconfirmed(visit));
  return {
    open: open.filter((group) => group.rows.length > 0),
    windows,
    done: ofToday.filter(({ state }) => state === "done").length,
    toGo: ofToday.filter(({ state }) => state === "booked").length,
    total: ofToday.filter(({ state }) => state !== "cancelled").length,
  };
}

/** "2 calls, 4 visits", "no calls, 1 visit". */
export function toDoWords(calls: number, visits: number): string {
  const words = (count: number, one: string) => (count === 0 ? `no ${one}s` : counted(count, one));
  return `${words(calls, "call")}, ${words(visits, "visit")}`;
}

/** A call can wait until it has this long left. */
const callMs = hourMs;

/**
 * What is nearest in time comes first: a stop from when its window starts, in the order of the road, and everything
 * else an hour before it is due.
 */
export function byTime(tasks: readonly Task[], road: readonly Row[], now: Date): readonly Task[] {
  const stopOf = new Map(road.map(({ visit }, index) => [visit.bookingId, index]));
  const timeOf = ({ reason, visit, due }: Task) =>
    reason === "visit" && visit
      ? Math.max(startOf(visit).getTime(), now.getTime())
      : Date.parse(due) - (reasons[reason].press === "reach" ? callMs : 0);
  const placeOfStop = ({ booking }: Task) => stopOf.get(booking.id) ?? road.length;
  return tasks.toSorted(
    (one, other) => timeOf(one) - timeOf(other) || placeOfStop(one) - placeOfStop(other),
  );
}

/** The task in the bar "Next": the first that was not skipped. After the last one it starts over. */
export const currentTask = (tasks: readonly Task[], skipped: readonly string[]): Task | undefined =>
  tasks.find(({ booking }) => !skipped.includes(booking.id)) ?? tasks[0];
