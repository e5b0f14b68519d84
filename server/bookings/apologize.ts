import { apologyOf, canApologize } from "#domain/tasks/apology.ts";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import { type ChangeResult, conflict, lockBookings, notFound } from "#server/journal/change.ts";
import { readBooking } from "#server/journal/read-booking.ts";
import { enqueue } from "#server/outbox/enqueue.ts";

const notLate = conflict("An apology is for a lead whose promised time was missed.");

export const apologize = defineCommand({
  name: "apologize",
  kind: "write",
  changes: changesBooking,
  async run(
    db,
    { bookingId, at }: { readonly bookingId: string; readonly at: string },
  ): Promise<ChangeResult> {
    await lockBookings(db, [bookingId]);
    const detail = await readBooking.run(db, { id: bookingId });
    if (!detail) return notFound;
    if (apologyOf(detail)) return { detail };
    if (!canApologize(detail.booking, new Date(at))) return notLate;
    await enqueue(db, [{ kind: "apology", bookingId, at }], "again");
    return { detail: (await readBooking.run(db, { id: bookingId })) ?? detail };
  },
});
