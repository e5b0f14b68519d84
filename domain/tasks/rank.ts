import { areas } from "#content/areas.ts";
import { type Rank, ranks, type Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { startOf } from "#domain/business-clock/visits.ts";
import { dayMs, hourMs, phoenixDay } from "#domain/dates.ts";
import { endOfDay } from "./reasons.ts";

const places = new Map<string | null, number>(areas.map(({ slug }, index) => [slug, index]));

/** Sorts visits as the route passes them: by day, window and neighborhood. */
export function routeOrder({ day, starts, ends, booking }: BookedVisit): string {
  const place = String(places.get(booking.area) ?? areas.length).padStart(5, "0");
  return [day, starts, ends, place, booking.createdAt, booking.id].join(" ");
}

type Ranked = Omit<Task, "rank">;

/** Whether it is a visit of today that is still to be made. */
export const isStop = ({ reason, visit }: Ranked, now: Date): boolean =>
  visit?.state === "booked" &&
  visit.day === phoenixDay(now) &&
  reason !== "day-off" &&
  reason !== "new-day";

/** The parts of a day: stops, what is due now, the other calls, and all that follows from them. */
export const groups = ["now", "calls", "followUps", "visits"] as const;
export type Group = (typeof groups)[number];

export function groupOf(task: Task, now: Date): Group {
  const { reason, rank, visit } = task;
  const isOfToday = visit?.day === phoenixDay(now) && visit.state !== "cancelled";
  if (reason === "new-day" && isOfToday) return "visits";
  if ((reason === "visit" || reason === "outcome") && isStop(task, now)) return "visits";
  if (rank === "now") return "now";
  return reason === "call" ? "calls" : "followUps";
}

const coldMs = 7 * dayMs;

/** @param next the id of the next stop's booking */
function rankOf(task: Ranked, now: Date, next?: string): Rank {
  const { reason, booking, visit } = task;
  const due = new Date(task.due);
  if (reason === "erasure") return "now";
  if (visit && (reason === "visit" || reason === "outcome") && isStop(task, now))
    return booking.id === next || startOf(visit) <= now ? "now" : "later";
  if (reason === "call" && due <= now) return "late";
  if (reason === "call" || reason === "confirm") return due <= endOfDay(now) ? "now" : "later";
  const isFollowUp = reason === "call-back" || reason === "stay";
  return isFollowUp && now.getTime() - due.getTime() > coldMs ? "cold" : "later";
}

/** What to do first: a promise with an hour left, the next stop, promises, other decisions, the stops after it. */
function turnOf(task: Task, now: Date, next: string | undefined): number {
  const { reason, booking, due } = task;
  const left = Date.parse(due) - now.getTime();
  const isPromise = (reason === "call" || reason === "confirm") && left > 0;
  if (isPromise) return left <= hourMs ? 0 : 2;
  if (!isStop(task, now)) return 3;
  return booking.id === next ? 1 : 4;
}

/** All tasks in the order of the day, each with its rank. What is late or cold has the newest first. */
export function inOrder(tasks: readonly Ranked[], now: Date): Task[] {
  const routeOf = ({ booking, visit }: Ranked) => (visit ? routeOrder({ ...visit, booking }) : "");
  const byRoute = (one: Ranked, other: Ranked) => (routeOf(one) < routeOf(other) ? -1 : 1);
  const next = tasks.filter((task) => isStop(task, now)).toSorted(byRoute)[0]?.booking.id;
  const timeOf = ({ rank, due }: Task) =>
    Date.parse(due) * (rank === "late" || rank === "cold" ? -1 : 1);
  const turn = (task: Task) => (task.rank === "now" ? turnOf(task, now, next) : 0);
  return tasks
    .map((task): Task => ({ ...task, rank: rankOf(task, now, next) }))
    .sort(
      (one, other) =>
        ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
        turn(one) - turn(other) ||
        timeOf(one) - timeOf(other) ||
        byRoute(one, other),
    );
}

/** How many of each part there are. */
export const countsOf = (tasks: readonly Task[], now: Date): Record<Group, number> => {
  const count = (group: Group) => tasks.filter((task) => groupOf(task, now) === group).length;
  return {
    now: count("now"),
    calls: count("calls"),
    followUps: count("followUps"),
    visits: count("visits"),
  };
};
