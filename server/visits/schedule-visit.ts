import type { Visit } from "#domain/api/bookings.ts";
import type { BodyOf } from "#domain/api/endpoint.ts";
import type { visitEndpoints } from "#domain/api/visits.ts";
import { closedOn } from "#domain/business-clock/closed-days.ts";
import { endOf, type Slot, visitDayWords, writeSlot } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { conflict, defineChange, invalid } from "#server/bookings/change.ts";
import { stepsToScheduled, writeSteps } from "#server/bookings/change-status.ts";
import { enqueueVisitMail } from "#server/bookings/enqueue-visit-mails.ts";
import { checkPlace, readPlan } from "#server/bookings/places.ts";
import { readVisit } from "#server/bookings/select-visits.ts";
import { cancelVisit, keepVisit, visitPreceded, writeVisit } from "#server/bookings/write-visit.ts";

interface Scheduling extends Slot {
  readonly override: boolean;
  /** The sequence of the visit that the caller saw; null for none. */
  readonly seen: number | null;
}

const maxDaysAhead = 366;

export const scheduleVisit = defineChange<Scheduling>({
  name: "scheduleVisit",
  async run(db, { day, starts, ends, override, seen, ...change }, booking) {
    const { bookingId, at } = change;
    if (booking.status === "spam")
      return invalid("Spam cannot be scheduled. Please bring the booking back first.");
    const visit = await readVisit(db, bookingId);
    if ((visit?.sequence ?? null) !== seen) return visitPreceded(db, bookingId);
    // A customer whose visit was missed gets a free one again.
    if (visit?.state === "done" && booking.status !== "active")
      return conflict("The first visit is done already.");
    const now = new Date(at);
    const slot = { day, starts, ends };
    if (endOf(slot) <= now) return invalid("That time is over. Please choose a later one.");
    if (day > addDays(phoenixDay(now), maxDaysAhead))
      return invalid("Please choose a day within a year.");
    const { daysOff } = await readPlan(db);
    const keptAt = override && closedOn(day, daysOff) ? at : null;
    if (visit?.state === "booked" && writeSlot(visit) === writeSlot(slot)) {
      if (keptAt !== null) await keepVisit(db, bookingId, keptAt);
      return undefined;
    }
    const rejection = await checkPlace(db, { bookingId, day, override });
    if (rejection) return rejection;

    await writeSteps(db, change, booking, stepsToScheduled[booking.status]);
    const isMoved = visit?.state === "booked" || visit?.state === "no-access";
    const kind = isMoved ? "visit-moved" : "visit-scheduled";
    await writeVisit(db, { ...change, kind }, { ...slot, state: "booked", keptAt });
    await enqueueVisitMail(db, { bookingId, eventId: change.key, at, slot: writeSlot(slot) });
    return undefined;
  },
});

type VisitOutcome = Exclude<Visit["state"], "asked" | "booked">;

type OutcomeOfVisit = BodyOf<typeof visitEndpoints.outcome>;

const allowed: Readonly<Record<Visit["state"], readonly VisitOutcome[]>> = {
  asked: ["cancelled"],
  booked: ["done", "no-access", "cancelled"],
  "no-access": ["done", "cancelled"],
  done: ["no-access"],
  cancelled: [],
};

/**
 * Records the outcome of a visit. The booking keeps its status, because becoming a customer is a separate step; only a
 * canceled visit sets it back to contacted.
 */
export const setVisitOutcome = defineChange<OutcomeOfVisit>({
  name: "setVisitOutcome",
  async run(db, { outcome, seen, ...change }, booking) {
    const { bookingId, at } = change;
    const visit = await readVisit(db, bookingId);
    if (visit?.sequence !== seen || !allowed[visit.state].includes(outcome))
      return visitPreceded(db, bookingId);
    if (outcome === "cancelled") {
      if (booking.status === "scheduled") await writeSteps(db, change, booking, ["contacted"]);
      await cancelVisit(db, change);
      return undefined;
    }
    if (visit.day > phoenixDay(new Date(at)))
      return invalid(`The visit is on ${visitDayWords(visit.day)}. Please move it first.`);
    // Somebody who comes back to a locked gate is done at another time.
    const outcomeAt = visit.state === "done" ? visit.outcomeAt : null;
    const changed = { ...visit, state: outcome, outcomeAt };
    await writeVisit(db, { ...change, kind: `visit-${outcome}` }, changed);
    return undefined;
  },
});
