import type { Kysely } from "kysely";
import { changed } from "#server/bookings/changed.ts";
import type { Change, Outcome } from "#server/bookings/outcome.ts";
import type { Database } from "#server/db/schema.ts";
import { eraseBookings } from "./erase-bookings.ts";

/**
 * Erases one booking's personal data. Others of the same person are not touched: those that were joined with it stand
 * in the answer as related, each with its own button.
 */
export async function eraseBooking(
  db: Kysely<Database>,
  { bookingId, ...change }: Change,
): Promise<Outcome> {
  await eraseBookings(db, { ids: [bookingId], ...change });
  return changed(db, bookingId);
}
