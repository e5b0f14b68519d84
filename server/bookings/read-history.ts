import { type Kysely, sql } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

/** An event's columns under the names of the API. */
export const eventColumns = [
  "id",
  "kind",
  "at",
  "actor",
  "page",
  "text",
  "undoes",
  "from_status as from",
  "to_status as to",
] as const;

/** What happened to a booking, the oldest first: in the order it was written, since clocks of machines differ. */
export function readHistory(db: Kysely<Database>, bookingId: string): Promise<BookingEvent[]> {
  return db
    .selectFrom("booking_events")
    .select(eventColumns)
    .where("booking_id", "=", bookingId)
    .orderBy(engineOf(db) === "postgres" ? sql`seq` : sql`rowid`)
    .execute();
}
