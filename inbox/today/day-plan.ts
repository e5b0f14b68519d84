import type { Booking } from "#domain/api/bookings.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { isUnconfirmed } from "#domain/visits.ts";
import { counted } from "#inbox/text/labels.ts";
import { type AreaGroup, groupByArea } from "#inbox/visits/group-by-area.ts";

/** The visits of Today. */
export interface DayPlan {
  /** On closed days, until the owner has said what becomes of them. */
  readonly undecided: readonly BookedVisit[];
  /** Chosen by visitors, on any day. */
  readonly held: readonly BookedVisit[];
  /** Passed without an outcome, today or earlier. */
  readonly passed: readonly BookedVisit[];
  /** No access on an earlier day, and no new day yet. */
  readonly missed: readonly BookedVisit[];
  readonly groups: readonly AreaGroup[];
  readonly done: number;
  readonly toGo: number;
  /** Every visit of the day in route order, including those that are over. */
  readonly all: readonly BookedVisit[];
}

export function planOfDay(
  today: string,
  {
    visits,
    open,
    undecided,
  }: Readonly<Record<"visits" | "open" | "undecided", readonly BookedVisit[]>>,
): DayPlan {
  const isUndecided = new Set(undecided.map(({ bookingId }) => bookingId));
  const held = open.filter((visit) => isUnconfirmed(visit) && !isUndecided.has(visit.bookingId));
  const passed = open.filter(({ state }) => state === "booked");
  const missed = open.filter(({ state, day }) => state === "no-access" && day < today);
  const isPassed = new Set(passed.map(({ bookingId }) => bookingId));
  const groups = groupByArea(
    visits.filter(
      (visit) => visit.day === today && !isUnconfirmed(visit) && !isPassed.has(visit.bookingId),
    ),
  );
  const all = [...passed, ...groups.flatMap((group) => group.visits)];
  return {
    undecided,
    held,
    passed,
    missed,
    groups,
    all,
    done: all.filter(({ state }) => state === "done").length,
    toGo: all.filter(({ state }) => state === "booked").length,
  };
}

/** "2 calls, 4 visits", "no calls, 1 visit". */
export function toDoWords(calls: number, visits: number): string {
  const words = (count: number, one: string) => (count === 0 ? `no ${one}s` : counted(count, one));
  return `${words(calls, "call")}, ${words(visits, "visit")}`;
}

/** Something to do: a call, or a visit without an outcome. */
export type NextStep =
  | { readonly kind: "call"; readonly booking: Booking }
  | { readonly kind: "visit"; readonly booking: Booking; readonly visit: BookedVisit };

/** Calls first, the least time left on top, then the visits in route order. */
export const nextSteps = (
  leads: readonly Booking[],
  visits: readonly BookedVisit[],
): readonly NextStep[] => [
  ...leads.map((booking) => ({ kind: "call", booking }) as const),
  ...visits
    .filter(({ state }) => state === "booked")
    .map((visit) => ({ kind: "visit", booking: visit.booking, visit }) as const),
];

/** The step in the bar "Next": the first that was not skipped. After the last one it starts over. */
export const currentStep = (
  steps: readonly NextStep[],
  skipped: ReadonlySet<string>,
): NextStep | undefined => steps.find(({ booking }) => !skipped.has(booking.id)) ?? steps[0];
