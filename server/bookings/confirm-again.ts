import type { Kysely } from "kysely";
import { replyBy } from "#domain/business-clock/promise.ts";
import { isoAfter, minuteMs } from "#domain/dates.ts";
import { readRow } from "#server/db/booking-row.ts";
import type { Database } from "#server/db/schema.ts";
import { dropMessages, enqueue } from "#server/messages/enqueue.ts";

const undoableMs = minuteMs;

/**
 * For a booking that is not spam after all. The confirmation is enqueued only while its promise can be kept, and waits
 * so that an undo can stop it.
 */
export async function enqueueRescued(
  db: Kysely<Database>,
  { bookingId, at }: { readonly bookingId: string; readonly at: string },
): Promise<void> {
  const booking = await readRow(db, bookingId, "created_at", "erased_at", "source");
  if (!booking || booking.erased_at !== null || booking.source === "phone") return;
  const message = { bookingId, at };
  await enqueue(db, [{ ...message, kind: "lead" }], "again");
  if (Date.parse(at) < replyBy(new Date(booking.created_at)).getTime()) {
    const dueAt = isoAfter(at, undoableMs);
    await enqueue(db, [{ ...message, kind: "confirmation", dueAt }], "again");
  }
}

/** Enqueues a confirmation to a corrected address, in place of one to the old address that still waits. */
export async function confirmAgain(
  db: Kysely<Database>,
  message: { readonly bookingId: string; readonly eventId: string; readonly at: string },
): Promise<void> {
  const { bookingId } = message;
  await dropMessages(db)
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "confirmation")
    .where("state", "in", ["waiting", "withheld"])
    .execute();
  await enqueue(db, [{ ...message, kind: "confirmation" }]);
}
