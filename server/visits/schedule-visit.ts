import { randomUUIDv7 } from "node:crypto";
import type { BookingStatus } from "#domain/booking-status.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { partOf } from "#domain/undo.ts";
import { endOf, type Slot, writeSlot } from "#domain/visits.ts";
import { conflict, defineChange, invalid, mergedAlready } from "#server/bookings/change.ts";
import { writeStatus } from "#server/bookings/change-status.ts";
import { addEvent } from "#server/bookings/history.ts";
import { enqueueVisitMail } from "#server/messages/enqueue-visit-mails.ts";
import { selectVisits } from "./select-visits.ts";
import { addVisit, changedSince, changeVisit, refusePlace } from "./write-visit.ts";

interface Scheduling extends Slot {
  readonly override: boolean;
  /** The sequence of the visit that the caller saw; null for none. */
  readonly seen: number | null;
}

/** The steps to `scheduled`. A day is agreed on in a call, so scheduling records the contact as well. */
export const stepsToScheduled: Readonly<
  Record<BookingStatus, readonly BookingStatus[] | undefined>
> = {
  pending: ["contacted", "scheduled"],
  contacted: ["scheduled"],
  scheduled: [],
  active: [],
  declined: ["contacted", "scheduled"],
  spam: undefined,
};

const maxDaysAhead = 366;

/** Schedules the visit of a booking or moves it, with the steps of its status and one mail to the customer. */
export const scheduleVisit = defineChange({
  name: "scheduleVisit",
  event: (slot: Scheduling) => ({ text: writeSlot(slot) }),
  async run(db, change, booking) {
    const { bookingId, day, starts, ends, override, seen, at, actor, webhook, key } = change;
    if (booking.joined_into !== null) return mergedAlready;
    if (booking.erased_at !== null) return conflict("The personal data of this booking is erased.");
    const steps = stepsToScheduled[booking.status];
    if (!steps) return invalid("Spam cannot be scheduled. Please bring the booking back first.");
    const visit = await selectVisits(db).where("booking_id", "=", bookingId).executeTakeFirst();
    if ((visit?.sequence ?? null) !== seen) return changedSince(db, bookingId);
    if (visit?.state === "done") return conflict("The first visit is done already.");
    const now = new Date(at);
    const slot = { day, starts, ends };
    if (endOf(slot) <= now) return invalid("That time is over. Please choose a later one.");
    if (day > addDays(phoenixDay(now), maxDaysAhead))
      return invalid("Please choose a day within a year.");
    if (visit?.state === "booked" && writeSlot(visit) === writeSlot(slot)) return undefined;
    const refusal = await refusePlace(db, { bookingId, day, override });
    if (refusal) return refusal;

    const eventId = key ?? randomUUIDv7();
    const event = { bookingId, at, actor, webhook };
    let from = booking.status;
    for (const to of steps) {
      await writeStatus(db, { ...event, key: partOf(eventId, to), from, to }, booking);
      from = to;
    }
    const isMoved = visit !== undefined && visit.state !== "cancelled" && visit.state !== "held";
    const kind = isMoved ? "visit-moved" : "visit-scheduled";
    await addEvent(db, { ...event, key: eventId, kind, text: writeSlot(slot) });
    const state = { ...slot, bookingId, state: "booked", at, outcomeAt: null, eventId } as const;
    await (visit ? changeVisit(db, state) : addVisit(db, state));
    await enqueueVisitMail(db, { bookingId, eventId, at, slot: writeSlot(slot) });
    return undefined;
  },
});
