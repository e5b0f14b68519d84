import { randomUUIDv7 } from "node:crypto";
import type { Visit } from "#domain/api/bookings.ts";
import { phoenixDay } from "#domain/dates.ts";
import { partOf } from "#domain/undo.ts";
import { visitDayWords, writeSlot } from "#domain/visits.ts";
import { defineChange, invalid, mergedAlready } from "#server/bookings/change.ts";
import { writeStatus } from "#server/bookings/change-status.ts";
import { addEvent } from "#server/bookings/history.ts";
import { cancelVisit } from "./cancel-visit.ts";
import { selectVisits } from "./select-visits.ts";
import { changedSince, changeVisit } from "./write-visit.ts";

type VisitOutcome = Exclude<Visit["state"], "held" | "booked">;

interface OutcomeOfVisit {
  readonly outcome: VisitOutcome;
  /** The sequence of the visit that the caller saw. */
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
 * Says what became of a visit. Its booking keeps its status: whether a customer stays after the free visit is a step of
 * its own. Without a day it is no longer scheduled, so that a cancelled visit goes back to contacted.
 */
export const setVisitOutcome = defineChange({
  name: "setVisitOutcome",
  event: ({ outcome }: OutcomeOfVisit) => ({ kind: `visit-${outcome}` as const }),
  async run(db, { bookingId, outcome, seen, at, actor, webhook, key }, booking) {
    if (booking.joined_into !== null) return mergedAlready;
    const visit = await selectVisits(db).where("booking_id", "=", bookingId).executeTakeFirst();
    if (visit?.sequence !== seen) return changedSince(db, bookingId);
    if (!allowed[visit.state].includes(outcome)) return changedSince(db, bookingId);
    const eventId = key ?? randomUUIDv7();
    const event = { bookingId, at, actor, webhook };
    if (outcome === "cancelled") {
      if (booking.status === "scheduled") {
        const back = { from: "scheduled", to: "contacted" } as const;
        await writeStatus(db, { ...event, key: partOf(eventId, "contacted"), ...back }, booking);
      }
      await cancelVisit(db, { ...event, key: eventId });
      return undefined;
    }
    if (visit.day > phoenixDay(new Date(at)))
      return invalid(`The visit is on ${visitDayWords(visit.day)}. Please move it first.`);
    await addEvent(db, {
      ...{ ...event, key: eventId },
      kind: `visit-${outcome}`,
      text: writeSlot(visit),
    });
    await changeVisit(db, { ...visit, state: outcome, at, outcomeAt: at });
    return undefined;
  },
});
