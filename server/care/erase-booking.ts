import { changed } from "#server/bookings/changed.ts";
import type { Change, Outcome } from "#server/bookings/outcome.ts";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import { eraseBookings } from "./erase-bookings.ts";

/**
 * Erases one booking's personal data. Others of the same person are not touched: those that were joined with it stand
 * in the answer as related, each with its own button.
 */
export const eraseBooking = defineCommand({
  name: "eraseBooking",
  kind: "write",
  changes: changesBooking,
  async run(db, { bookingId, ...change }: Change): Promise<Outcome> {
    await eraseBookings(db, { ids: [bookingId], ...change });
    return changed(db, bookingId);
  },
});
