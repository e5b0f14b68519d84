import type { ExportedBooking } from "#domain/api/care.ts";
import { defineCommand } from "#server/db/command.ts";

type BookingNote = ExportedBooking["notes"][number] & { readonly bookingId: string };

/** The notes of bookings that were not taken back, the oldest first. */
export const readNotes = defineCommand({
  name: "readNotes",
  kind: "read",
  async run(db, { ids }: { readonly ids: readonly string[] }): Promise<BookingNote[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom("booking_events")
      .select(["booking_id as bookingId", "at", "actor", "text"])
      .where("booking_id", "in", ids)
      .where("kind", "=", "note")
      .orderBy("at")
      .execute();
    return rows.flatMap(({ text, ...note }) => (text === null ? [] : [{ ...note, text }]));
  },
});
