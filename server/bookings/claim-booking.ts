import { statusWords } from "#domain/booking/status.ts";
import { formatDayAndTime } from "#domain/dates.ts";
import { claimMs, claimOf } from "#domain/tasks/state.ts";
import { writeRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import {
  type Change,
  type ChangeResult,
  conflict,
  lockBookings,
  mergedAlready,
  notFound,
} from "./change.ts";
import { readBooking } from "./read-booking.ts";

type Claim = Pick<Change, "bookingId" | "actor" | "at">;

/** Shows the others that the actor is about to call. If two claim at the same moment, the first one wins. */
export const claimBooking = defineCommand({
  name: "claimBooking",
  kind: "write",
  changes: true,
  async run(db, { bookingId, actor, at }: Claim): Promise<ChangeResult> {
    await lockBookings(db, [bookingId]);
    const found = await readBooking.run(db, { id: bookingId });
    if (!found) return notFound;
    const { booking } = found;
    if (booking.mergedInto !== null) return mergedAlready;
    if (booking.status !== "pending")
      return conflict(`It is “${statusWords[booking.status]}” already.`);
    const claim = claimOf(booking, new Date(at));
    if (claim && claim.by !== actor) {
      const reason = `${claim.by} is on it until ${formatDayAndTime(claim.until)}.`;
      return { ...conflict(reason), actor: claim.by };
    }
    const claimed_until = new Date(Date.parse(at) + claimMs).toISOString();
    await writeRow(db, bookingId, { claimed_by: actor, claimed_until });
    return {
      detail: { ...found, booking: { ...booking, claimedBy: actor, claimedUntil: claimed_until } },
    };
  },
});
