import type { Kysely } from "kysely";
import { canReadGateNote, endOf } from "#domain/business-clock/visits.ts";
import { dayMs, isoAfter } from "#domain/dates.ts";
import type { Change } from "#server/bookings/change.ts";
import { addEvent } from "#server/bookings/history.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { SealedNote } from "./gate-keys.ts";

interface StoredNote extends SealedNote {
  readonly bookingId: string;
}

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
    return db
      .selectFrom("gate_notes")
      .select(["gate_notes.booking_id as bookingId", "gate_notes.id", "sealed", "key_id as keyId"])
      .innerJoin("visits", "visits.booking_id", "gate_notes.booking_id")
      .where("visits.day", "=", day)
      .where("visits.state", "!=", "cancelled")
      .execute();
  },
});

const keptForMs = { afterTheEnd: dayMs, withoutVisit: 90 * dayMs };

/**
 * Deletes notes 24 hours after the visit or the cancellation, or 90 days after a booking without a visit.
 * @returns how many
 */
export async function deleteOldGateNotes(db: Kysely<Database>, now: string): Promise<number> {
  const notes = await db
    .selectFrom("gate_notes")
    .innerJoin("bookings", "bookings.id", "gate_notes.booking_id")
    .leftJoin("visits", "visits.booking_id", "gate_notes.booking_id")
    .select(["gate_notes.booking_id as bookingId", "bookings.created_at as bookedAt"])
    .select(["visits.day", "visits.ends", "visits.state"])
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
    const { day, ends, state } = visit;
    if (declinedAt !== null && hasEnded(declinedAt)) return true;
    const tookPlace = day !== null && ends !== null && state !== "cancelled";
    const endedAt = tookPlace ? endOf({ day, ends }).toISOString() : changedAt;
    // A note written after a visit that did not happen is for the next visit.
    const isForNext =
      endedAt === null ||
      state === "asked" ||
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
  return over.length;
}
