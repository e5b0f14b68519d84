import type { Kysely } from "kysely";
import type { BookingEvent, Visit } from "#domain/api/bookings.ts";
import { isUnconfirmed, writeSlot } from "#domain/business-clock/visits.ts";
import { currentEvents, isStep, withParts } from "#domain/history/undo.ts";
import type { Database } from "#server/db/schema.ts";
import {
  type Change,
  invalid,
  type LockedBooking,
  partOf,
  preceded,
  type Rejection,
} from "#server/journal/change.ts";
import { addEvent, readHistory } from "#server/journal/history.ts";
import { readVisit } from "#server/journal/select-visits.ts";
import { stepsToScheduled, writeSteps } from "#server/journal/write-status.ts";

/** For an upcoming visit, the event that records it in the other booking's history. */
const broughtBy = new Map<Visit["state"], BookingEvent["kind"]>([
  ["wished", "visit-wished"],
  ["held", "visit-held"],
  ["booked", "visit-scheduled"],
  ["no-access", "visit-no-access"],
]);

export async function checkCarry(
  db: Kysely<Database>,
  from: string,
  into: string,
): Promise<Rejection | undefined> {
  const visit = await readVisit(db, from);
  if (!visit || !broughtBy.has(visit.state)) return undefined;
  const other = await readVisit(db, into);
  if (!other) return undefined;
  return invalid(
    broughtBy.has(other.state)
      ? "Both bookings have a visit. Please cancel one of them first."
      : "This booking has the upcoming visit. Please merge the other one into this one.",
  );
}

async function move(db: Kysely<Database>, from: string, into: string): Promise<void> {
  await db.updateTable("visits").set({ booking_id: into }).where("booking_id", "=", from).execute();
  await db
    .updateTable("messages")
    .set({ booking_id: into })
    .where("booking_id", "=", from)
    .where("kind", "in", ["visit", "visit-reminder"])
    .execute();
}

const moveGateNote = (db: Kysely<Database>, from: string, into: string) =>
  db
    .updateTable("gate_notes")
    .set({ booking_id: into })
    .where("booking_id", "=", from)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("gate_notes").select("id").where("booking_id", "=", into))),
    );

/** Moves the gate note back to the booking on whose page it was written. */
export const returnGateNote = (db: Kysely<Database>, from: string, to: string) =>
  moveGateNote(db, from, to)
    .where("written_at", "in", ({ selectFrom }) =>
      selectFrom("booking_events")
        .select("at")
        .where("booking_id", "=", to)
        .where("kind", "=", "gate-note"),
    )
    .execute();

/** The customer gets no mail: nothing changed for them. `key` is the id of the merge's event in the other booking. */
export async function carryVisit(
  db: Kysely<Database>,
  { bookingId, ...change }: Change,
  into: LockedBooking,
): Promise<void> {
  await moveGateNote(db, bookingId, into.id).execute();
  const visit = await readVisit(db, bookingId);
  const kind = visit && broughtBy.get(visit.state);
  if (!kind) return;
  await move(db, bookingId, into.id);
  const event = { ...change, bookingId: into.id };
  if (!isUnconfirmed(visit)) await writeSteps(db, event, into, stepsToScheduled[into.status]);
  await addEvent(db, { ...partOf(event), kind, text: writeSlot(visit) });
}

/** What a merge brought with the visit to the booking merged into; rejected when something has followed it there. */
export async function carriedWith(db: Kysely<Database>, outer: string, mergeId: string) {
  const history = await readHistory(db, outer);
  const current = currentEvents(history);
  const all = withParts(history, mergeId).filter(({ id }) => id !== mergeId);
  const parts = all.filter(({ kind }) => kind !== "edited");
  const last = current.findLast(isStep);
  const isFollowed = parts.length > 0 && last !== undefined && !parts.includes(last);
  /** The correction by which it took over values of the merged booking. */
  const kept = all.filter((event) => event.kind === "edited" && current.includes(event));
  return { history, parts, kept, rejection: isFollowed ? preceded(last) : undefined };
}

export async function returnVisit(
  db: Kysely<Database>,
  {
    from,
    to,
    ...event
  }: Omit<Change, "bookingId"> & Readonly<Record<"from" | "to" | "undoes", string>>,
): Promise<void> {
  await move(db, from, to);
  await addEvent(db, { ...event, bookingId: from, kind: "visit-undone" });
}
