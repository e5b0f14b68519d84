import type { Kysely } from "kysely";
import { replyBy } from "#domain/reply-by.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueConfirmations } from "./enqueue-confirmation.ts";
import { oweAgain } from "./owe.ts";

/** The day's budget holds strangers off; the owner decides here. The largest number of either engine. */
const perDay = 2 ** 31 - 1;

/**
 * Owes what a booking owes from its beginning, once it turned out to be no spam. The owner is told in any case; a
 * confirmation promises a call by a time, so it is owed only while that time is ahead.
 */
export async function oweRescued(
  db: Kysely<Database>,
  { bookingId, at }: { readonly bookingId: string; readonly at: string },
): Promise<void> {
  const booking = await db
    .selectFrom("bookings")
    .select(["created_at", "erased_at", "email"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  if (booking.erased_at !== null) return;
  const isInTime = Date.parse(at) < replyBy(new Date(booking.created_at)).getTime();
  const confirmation = await db
    .selectFrom("messages")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "confirmation")
    .executeTakeFirst();
  await oweAgain(db, [{ kind: "lead", bookingId }], at);
  if (!isInTime) return;
  if (confirmation) await oweAgain(db, [{ kind: "confirmation", bookingId }], at);
  else await enqueueConfirmations(db, [{ bookingId, email: booking.email, at, perDay }]);
}
