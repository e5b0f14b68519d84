import type { Kysely } from "kysely";
import { endOf } from "#domain/business-clock/visits.ts";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { canReadGateNote } from "#domain/visits/gate-note.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { Change } from "#server/journal/change.ts";
import { addEvent } from "#server/journal/history.ts";
import type { SealedNote } from "./gate-keys.ts";

interface StoredNote extends SealedNote {
  readonly bookingId: string;
}

const selectNotes = (db: Kysely<Database>) =>
  db
    .selectFrom("gate_notes")
    .select(["gate_notes.booking_id as bookingId", "gate_notes.id", "sealed", "key_id as keyId"]);

/** Replaces the gate note of a booking. The history records it without its text. */
export async function storeGateNote(
  db: Kysely<Database>,
  change: Change,
  { id, sealed, keyId }: SealedNote,
): Promise<void> {
  const row = { id, sealed, key_id: keyId, written_at: change.at };
  await db
    .insertInto("gate_notes")
    .values({ booking_id: change.bookingId, ...row })
    .onConflict((existing) => existing.column("booking_id").doUpdateSet(row))
    .execute();
  await addEvent(db, { ...change, kind: "gate-note" });
}

export const listGateNotes = defineCommand({
  name: "listGateNotes",
  kind: "read",
  async run(
    db,
    { day, now }: { readonly day: string; readonly now: string },
  ): Promise<readonly StoredNote[]> {
    if (!canReadGateNote(day, new Date(now))) return [];
    return selectNotes(db)
      .innerJoin("visits", "visits.booking_id", "gate_notes.booking_id")
      .where("visits.day", "=", day)
      .where("visits.state", "!=", "cancelled")
      .execute();
  },
});

const keptForMs = { afterTheEnd: dayMs, withoutVisit: 90 * dayMs };

/** Deletes notes 24 hours after the visit or the cancellation, or 90 days after a booking without a visit. */
export async function deleteOldGateNotes(db: Kysely<Database>, now: string): Promise<void> {
  const notes = await db
    .selectFrom("gate_notes")
    .innerJoin("bookings", "bookings.id", "gate_notes.booking_id")
    .leftJoin("visits", "visits.booking_id", "gate_notes.booking_id")
    .leftJoin("booking_events", "booking_events.id", "visits.event_id")
    .select(["gate_notes.booking_id as bookingId", "bookings.created_at as bookedAt"])
    .select(["visits.day", "visits.ends", "visits.state", "booking_events.kind as lastNews"])
    .select(["visits.changed_at as changedAt", "gate_notes.written_at as writtenAt"])
    .select(({ selectFrom }) =>
      selectFrom("booking_events")
        .select(({ fn }) => fn.max("at").as("at"))
        .whereRef("booking_events.booking_id", "=", "gate_notes.booking_id")
        .where("to_status", "=", "declined")
        .whereRef("to_status", "=", "bookings.status")
        .as("declinedAt"),
    )
    .execute();
  const hasEnded = (at: string) => at <= isoAfter(now, -keptForMs.afterTheEnd);
  const over = notes.filter(({ bookedAt, declinedAt, changedAt, writtenAt, ...visit }) => {
    const { day, ends, state, lastNews } = visit;
    if (declinedAt !== null && hasEnded(declinedAt)) return true;
    const tookPlace = day !== null && ends !== null && state !== "cancelled";
    const endedAt = tookPlace ? endOf({ day, ends }).toISOString() : changedAt;
    // A visitor whose day was not confirmed picks another one. A note written after a visit that did not happen is
    // for the next visit.
    const isForNext =
      endedAt === null ||
      lastNews === "visit-released" ||
      ((state === "cancelled" || state === "no-access") && writtenAt > endedAt);
    return isForNext ? bookedAt <= isoAfter(now, -keptForMs.withoutVisit) : hasEnded(endedAt);
  });
  if (over.length > 0)
    await db
      .deleteFrom("gate_notes")
      .where(
        "booking_id",
        "in",
        over.map(({ bookingId }) => bookingId),
      )
      .execute();
}

export const listNotesOfOtherKeys = defineCommand({
  name: "listNotesOfOtherKeys",
  kind: "read",
  run: (db, { keyId }: { readonly keyId: string }): Promise<readonly StoredNote[]> =>
    selectNotes(db).where("key_id", "!=", keyId).execute(),
});

/** Stores a note under another key, unless it was replaced meanwhile. */
export const resealGateNote = defineCommand({
  name: "resealGateNote",
  kind: "write",
  async run(db, { from, to }: { readonly from: SealedNote; readonly to: SealedNote }) {
    await db
      .updateTable("gate_notes")
      .set({ id: to.id, sealed: to.sealed, key_id: to.keyId })
      .where("id", "=", from.id)
      .execute();
  },
});
