import type { Kysely } from "kysely";
import { replyBy } from "#domain/reply-by.ts";
import type { Database } from "#server/db/schema.ts";
import { oweAgain } from "./owe.ts";

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
    .select(["created_at", "erased_at"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  if (booking.erased_at !== null) return;
  const isInTime = Date.parse(at) < replyBy(new Date(booking.created_at)).getTime();
  const kinds = isInTime ? (["lead", "confirmation"] as const) : (["lead"] as const);
  await oweAgain(
    db,
    kinds.map((kind) => ({ kind, bookingId })),
    at,
  );
}
