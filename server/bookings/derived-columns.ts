import type { Kysely } from "kysely";
import { areaOf } from "#domain/areas/areas.ts";
import { phoenixDay } from "#domain/dates.ts";
import { phoneDigits } from "#domain/typed/phones.ts";
import { selectedFields, writeRow } from "#server/db/booking-row.ts";
import type { Database } from "#server/db/schema.ts";
import { readNotes } from "./history.ts";
import { type Searchable, searchWords } from "./search-words.ts";

export const foldedEmail = (email: string): string => email.toLowerCase();

export function derivedColumns({
  booking,
  page,
  createdAt,
}: {
  readonly booking: Omit<Searchable, "area">;
  readonly page: string | null;
  readonly createdAt: string;
}) {
  const { zipCode, neighborhood } = booking;
  const area = areaOf({ zipCode, page, neighborhood });
  const [phone_digits = ""] = phoneDigits(booking.phone);
  return {
    area,
    page,
    day: phoenixDay(new Date(createdAt)),
    phone_digits,
    folded_email: foldedEmail(booking.email),
    search_words: searchWords({ ...booking, area }),
  };
}

/** After a change of what the columns are derived from. */
export async function deriveAgain(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const bookings = await db
    .selectFrom("bookings")
    .select(["id", ...selectedFields, "page", "created_at as createdAt"])
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .execute();
  const notesOf = Map.groupBy(await readNotes(db, ids), ({ bookingId }) => bookingId);
  for (const { id, page, createdAt, ...booking } of bookings) {
    const notes = (notesOf.get(id) ?? []).map(({ text }) => text);
    await writeRow(db, id, derivedColumns({ booking: { ...booking, notes }, page, createdAt }));
  }
}
