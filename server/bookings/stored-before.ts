import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";
import { changed } from "./changed.ts";
import type { Change, Outcome, Refusal } from "./outcome.ts";
import { eventColumns } from "./read-history.ts";

const keyReused: Refusal = {
  refused: "key-reused",
  why: "This key belongs to another change. Please reload the page and try again.",
};

/**
 * The answer to a change that was stored under its key before, undefined for a new one. Call it while the booking is
 * locked: of two requests with one key the second then finds the event of the first.
 */
export async function storedBefore(
  db: Kysely<Database>,
  { bookingId, actor, key }: Pick<Change, "bookingId" | "actor" | "key">,
  sent: Partial<Pick<BookingEvent, "kind" | "from" | "to" | "text" | "undoes">>,
): Promise<Outcome | undefined> {
  if (key === undefined) return undefined;
  const event = await db
    .selectFrom("booking_events")
    .select([...eventColumns, "booking_id"])
    .where("id", "=", key)
    .executeTakeFirst();
  if (!event) return undefined;
  const isSame =
    event.booking_id === bookingId &&
    event.actor === actor &&
    (sent.kind === undefined || event.kind === sent.kind) &&
    (sent.from === undefined || event.from === sent.from) &&
    (sent.to === undefined || event.to === sent.to) &&
    (sent.undoes === undefined || event.undoes === sent.undoes) &&
    // A note that was taken back or erased has no text any more.
    (sent.text === undefined || event.text === null || event.text === sent.text);
  return isSame ? changed(db, bookingId) : keyReused;
}
