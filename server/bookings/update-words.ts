import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { searchWords } from "./search-words.ts";

/** Derives the words of bookings anew, with those of their notes. Erased bookings keep none. */
export async function updateWords(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const bookings = await db
    .selectFrom("bookings")
    .select(["id", "first_name as firstName", "last_name as lastName", "email", "phone"])
    .select(["address", "city", "zip_code as zipCode", "area"])
    .select(["special_requests as specialRequests", "words"])
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .execute();
  const written = await db
    .selectFrom("booking_events")
    .select(["booking_id", "text"])
    .where("booking_id", "in", ids)
    .where("kind", "=", "note")
    .where("text", "is not", null)
    .orderBy("at", "desc")
    .execute();
  const notesOf = Map.groupBy(written, ({ booking_id }) => booking_id);
  for (const { id, words: before, ...booking } of bookings) {
    const notes = (notesOf.get(id) ?? []).map(({ text }) => text ?? "");
    const words = searchWords({ ...booking, notes });
    if (words !== before)
      await db.updateTable("bookings").set({ words }).where("id", "=", id).execute();
  }
}
