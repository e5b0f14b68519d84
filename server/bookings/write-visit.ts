import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { BookingEvent, Visit } from "#domain/api/bookings.ts";
import { isAsked, type Slot, visitKinds, writeSlot } from "#domain/business-clock/visits.ts";
import type { Database } from "#server/db/schema.ts";
import { type Change, precededBy } from "./change.ts";
import { enqueueVisitMail } from "./enqueue-visit-mails.ts";
import { addEvent } from "./history.ts";
import { readVisit } from "./select-visits.ts";

interface NewState extends Slot {
  readonly state: Visit["state"];
  /** If left out, it is null. */
  readonly keptAt?: string | null;
  /** When somebody was there, if it is known already: an outcome that is corrected keeps its time. */
  readonly outcomeAt?: string | null;
}

/** Adds an event and writes the visit as it is from then on: its UID stays until it is done, its sequence grows. */
export async function writeVisit(
  db: Kysely<Database>,
  event: Change & Pick<BookingEvent, "kind">,
  visit: NewState,
): Promise<void> {
  const { bookingId, at, key } = event;
  const { day, starts, ends, state, keptAt = null, outcomeAt } = visit;
  await addEvent(db, { ...event, text: writeSlot(visit) });
  const isAhead = isAsked(visit) || state === "booked";
  const row = {
    day,
    starts,
    ends,
    state,
    kept_at: keptAt,
    changed_at: at,
    outcome_at: isAhead ? null : (outcomeAt ?? at),
  };
  const isNews = isAhead || state === "cancelled";
  const earlier = isAhead ? await readVisit(db, bookingId) : undefined;
  const isAnother = earlier?.state === "done";
  await db
    .insertInto("visits")
    .values({
      ...row,
      booking_id: bookingId,
      uid: randomUUIDv7(),
      sequence: 0,
      event_id: key,
      created_at: at,
    })
    .onConflict((existing) =>
      existing.column("booking_id").doUpdateSet(({ eb }) => ({
        ...row,
        sequence: eb("visits.sequence", "+", 1),
        ...(isNews && { event_id: key }),
        ...(isAnother && { uid: randomUUIDv7(), created_at: at }),
      })),
    )
    .execute();
}

/** Somebody comes, although the day is closed. Nothing changes for the customer. */
export const keepVisit = (db: Kysely<Database>, bookingId: string, at: string) =>
  db.updateTable("visits").set({ kept_at: at }).where("booking_id", "=", bookingId).execute();

/** The customer gets one email, if they expect the visit. */
export async function cancelVisit(db: Kysely<Database>, change: Change): Promise<void> {
  const { bookingId, at, key } = change;
  const visit = await readVisit(db, bookingId);
  if (!visit || visit.state === "done" || visit.state === "cancelled") return;
  await writeVisit(
    db,
    { ...change, kind: "visit-cancelled" },
    { ...visit, state: "cancelled", outcomeAt: null },
  );
  await enqueueVisitMail(db, { bookingId, eventId: key, at, slot: null });
}

export const visitPreceded = (db: Kysely<Database>, bookingId: string) =>
  precededBy(db, bookingId, ({ kind }) => visitKinds.has(kind), "No visit is scheduled.");
