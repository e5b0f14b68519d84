import type { Kysely } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { partOf } from "#domain/undo.ts";
import { endOf, type Slot, visitDayWords, writeSlot } from "#domain/visits.ts";
import {
  type Change,
  conflict,
  defineChange,
  invalid,
  type LockedBooking,
} from "#server/bookings/change.ts";
import { writeStatus } from "#server/bookings/change-status.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueVisitMail } from "#server/messages/enqueue-visit-mails.ts";
import { checkPlace } from "./places.ts";
import { readVisit } from "./select-visits.ts";
import { cancelVisit, changedSince, writeVisit } from "./write-visit.ts";

interface Scheduling extends Slot {
  readonly override: boolean;
  /** The sequence of the visit that the caller saw; null for none. */
  readonly seen: number | null;
}

/** The steps to `scheduled`. A day is agreed on in a call, so scheduling records the contact as well. */
export const stepsToScheduled: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ["contacted", "scheduled"],
  contacted: ["scheduled"],
  scheduled: [],
  active: [],
  declined: ["contacted", "scheduled"],
  spam: [],
};

export async function writeSteps(
  db: Kysely<Database>,
  event: Change,
  booking: LockedBooking,
  steps: readonly BookingStatus[],
): Promise<void> {
  let from = booking.status;
  for (const to of steps) {
    await writeStatus(db, { ...event, key: partOf(event.key, to), from, to }, booking);
    from = to;
  }
}

const maxDaysAhead = 366;

export const scheduleVisit = defineChange({
  name: "scheduleVisit",
  event: (slot: Scheduling) => ({ text: writeSlot(slot) }),
  async run(db, { day, starts, ends, override, seen, ...change }, booking) {
    const { bookingId, at } = change;
    if (booking.status === "spam")
      return invalid("Spam cannot be scheduled. Please bring the booking back first.");
    const visit = await readVisit(db, bookingId);
    if ((visit?.sequence ?? null) !== seen) return changedSince(db, bookingId);
    if (visit?.state === "done") return conflict("The first visit is done already.");
    const now = new Date(at);
    const slot = { day, starts, ends };
    if (endOf(slot) <= now) return invalid("That time is over. Please choose a later one.");
    if (day > addDays(phoenixDay(now), maxDaysAhead))
      return invalid("Please choose a day within a year.");
    if (visit?.state === "booked" && writeSlot(visit) === writeSlot(slot)) return undefined;
    const rejection = await checkPlace(db, { bookingId, day, override });
    if (rejection) return rejection;

    await writeSteps(db, change, booking, stepsToScheduled[booking.status]);
    const isMoved = visit?.state === "booked" || visit?.state === "no-access";
    const kind = isMoved ? "visit-moved" : "visit-scheduled";
    await writeVisit(db, { ...change, kind }, { ...slot, state: "booked" });
    await enqueueVisitMail(db, { bookingId, eventId: change.key, at, slot: writeSlot(slot) });
    return undefined;
  },
});

type VisitOutcome = Exclude<Visit["state"], "held" | "booked">;

interface OutcomeOfVisit {
  readonly outcome: VisitOutcome;
  readonly seen: number;
}

const allowed: Readonly<Record<Visit["state"], readonly VisitOutcome[]>> = {
  held: ["cancelled"],
  booked: ["done", "no-access", "cancelled"],
  "no-access": ["done", "cancelled"],
  done: [],
  cancelled: [],
};

/**
 * Records the outcome of a visit. The booking keeps its status, because becoming a customer is a separate step; only a
 * canceled visit sets it back to contacted.
 */
export const setVisitOutcome = defineChange({
  name: "setVisitOutcome",
  event: ({ outcome }: OutcomeOfVisit) => ({ kind: `visit-${outcome}` as const }),
  async run(db, { outcome, seen, ...change }, booking) {
    const { bookingId, at } = change;
    const visit = await readVisit(db, bookingId);
    if (visit?.sequence !== seen || !allowed[visit.state].includes(outcome))
      return changedSince(db, bookingId);
    if (outcome === "cancelled") {
      if (booking.status === "scheduled") await writeSteps(db, change, booking, ["contacted"]);
      await cancelVisit(db, change);
      return undefined;
    }
    if (visit.day > phoenixDay(new Date(at)))
      return invalid(`The visit is on ${visitDayWords(visit.day)}. Please move it first.`);
    await writeVisit(db, { ...change, kind: `visit-${outcome}` }, { ...visit, state: outcome });
    return undefined;
  },
});
