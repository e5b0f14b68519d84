import type { Kysely } from "kysely";
import type { BookingEvent, Visit } from "#domain/api/bookings.ts";
import { isAsked, readSlot, visitKinds, writeSlot } from "#domain/business-clock/visits.ts";
import { currentEvents } from "#domain/history/undo.ts";
import type { Database } from "#server/db/schema.ts";
import type { Change } from "./change.ts";
import { enqueueUndoneVisit } from "./enqueue-visit-mails.ts";
import { addEvent } from "./history.ts";
import { selectVisits } from "./select-visits.ts";

/** The state after an event; any other kind of event means that the visit is canceled. */
const stateAfter = new Map<BookingEvent["kind"], Visit["state"]>([
  ["visit-asked", "asked"],
  ["visit-scheduled", "booked"],
  ["visit-moved", "booked"],
  ["visit-done", "done"],
  ["visit-no-access", "no-access"],
]);

/** The visit before an event. Without an earlier event, or after one that was done, there was none: it becomes canceled. */
function stateBefore(history: readonly BookingEvent[], event: BookingEvent, visit: Visit) {
  // Only the last event of a visit can be undone.
  const last = currentEvents(history).findLast((one) => visitKinds.has(one.kind) && one !== event);
  const isAnother = event.kind === "visit-scheduled" && last?.kind === "visit-done";
  const state = (!isAnother && last && stateAfter.get(last.kind)) || "cancelled";
  const { day, starts, ends } = (!isAnother && readSlot(last?.text ?? null)) || visit;
  const outcomeAt = state === "booked" || isAsked({ state }) ? null : (last?.at ?? null);
  const keptAt = day === visit.day ? visit.keptAt : null;
  return { day, starts, ends, state, outcome_at: outcomeAt, kept_at: keptAt };
}

export interface Undoing extends Change {
  readonly event: BookingEvent;
  readonly history: readonly BookingEvent[];
}

/** Undoes an event of a visit. The customer gets one email if the event was announced to them. */
export async function undoVisit(
  db: Kysely<Database>,
  { bookingId, event, history, actor, at, key }: Undoing,
): Promise<void> {
  const before = stateBefore(history, event, await readOwn(db, bookingId));
  const slot = before.state === "cancelled" ? null : writeSlot(before);
  await addEvent(db, {
    bookingId,
    actor,
    at,
    key,
    kind: "visit-undone",
    text: slot,
    undoes: event.id,
  });
  const isOutcome = event.kind === "visit-done" || event.kind === "visit-no-access";
  const eventId = isOutcome
    ? undefined
    : await enqueueUndoneVisit(db, { bookingId, eventId: key, at, slot });
  await db
    .updateTable("visits")
    .set(({ eb }) => ({
      ...before,
      sequence: eb("sequence", "+", 1),
      changed_at: at,
      ...(eventId !== undefined && { event_id: eventId }),
    }))
    .where("booking_id", "=", bookingId)
    .execute();
}

const readOwn = (db: Kysely<Database>, bookingId: string): Promise<Visit> =>
  selectVisits(db).where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
