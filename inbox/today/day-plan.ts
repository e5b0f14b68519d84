import type { Visit } from "#domain/api/bookings.ts";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { isUnconfirmed } from "#domain/visits.ts";
import { counted } from "#inbox/text/labels.ts";
import { type AreaGroup, groupByArea } from "#inbox/visits/group-by-area.ts";

/** The visits of Today. */
export interface DayPlan {
  /** What is about a visit but not on today's road: to confirm, without an outcome, without a day, on a closed day. */
  readonly open: readonly {
    readonly name: Task["reason"];
    readonly visits: readonly BookedVisit[];
  }[];
  readonly groups: readonly AreaGroup[];
  /** Of today. */
  readonly done: number;
  readonly toGo: number;
  readonly total: number;
}

const openReasons = ["day-off", "confirm", "outcome", "new-day"] as const;

/** A locked gate of today stays where it is on the road: nothing moves under the finger. */
const staysInPlace = ({ state, day }: Visit, today: string) =>
  state === "cancelled" || (state === "no-access" && day >= today);

export function planOfDay(
  today: string,
  { tasks, visits }: { readonly tasks: readonly Task[]; readonly visits: readonly BookedVisit[] },
): DayPlan {
  const open = openReasons.map((name) => ({
    name,
    visits: tasks.flatMap(({ reason, booking, visit }) =>
      reason === name && visit && !staysInPlace(visit, today) ? [{ ...visit, booking }] : [],
    ),
  }));
  const isOpen = new Set(open.flatMap((group) => group.visits.map(({ bookingId }) => bookingId)));
  const ofToday = visits.filter((visit) => visit.day === today && !isUnconfirmed(visit));
  return {
    open: open.filter((group) => group.visits.length > 0),
    groups: groupByArea(ofToday.filter(({ bookingId }) => !isOpen.has(bookingId))),
    done: ofToday.filter(({ state }) => state === "done").length,
    toGo: ofToday.filter(({ state }) => state === "booked").length,
    total: ofToday.length,
  };
}

/** "2 calls, 4 visits", "no calls, 1 visit". */
export function toDoWords(calls: number, visits: number): string {
  const words = (count: number, one: string) => (count === 0 ? `no ${one}s` : counted(count, one));
  return `${words(calls, "call")}, ${words(visits, "visit")}`;
}

/** The task in the bar "Next": the first that was not skipped. After the last one it starts over. */
export const currentTask = (tasks: readonly Task[], skipped: readonly string[]): Task | undefined =>
  tasks.find(({ booking }) => !skipped.includes(booking.id)) ?? tasks[0];
