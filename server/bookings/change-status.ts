import type { Kysely } from "kysely";
import { type BookingStatus, canBecome } from "#domain/booking-status.ts";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { oweRescued } from "#server/mail/owe-rescued.ts";
import { addEvent } from "./add-event.ts";
import { changed } from "./changed.ts";
import { lockBookings } from "./lock-bookings.ts";
import {
  type Change,
  conflict,
  invalid,
  notFound,
  type Outcome,
  preceded,
  type Refusal,
} from "./outcome.ts";
import { readHistory } from "./read-history.ts";
import { storedBefore } from "./stored-before.ts";

export interface StatusChange extends Change {
  /** What the caller saw: whoever saw something older is refused, with what happened meanwhile. */
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

export const joinedAlready = "This booking was joined into another. Please open that one.";

/** Changes the status by one allowed step. The first contact is timed. */
export const changeStatus = defineCommand({
  name: "changeStatus",
  kind: "write",
  changes: changesBooking,
  async run(db, { bookingId, from, to, actor, at, webhook, key }: StatusChange): Promise<Outcome> {
    const booking = (await lockBookings(db, [bookingId])).get(bookingId);
    if (!booking) return notFound;
    const before = await storedBefore(db, { bookingId, actor, key }, { kind: "status", from, to });
    if (before) return before;
    if (booking.joined_into !== null) return conflict(joinedAlready);
    if (booking.status !== from) return statusSet(db, bookingId, booking.status);
    if (to === "pending" && booking.erased_at !== null) return erasedBefore(db, bookingId);
    if (!canBecome(from, to)) return invalid(`A ${from} booking cannot become ${to}.`);
    const firstContact = to === "contacted" && booking.contact_seconds === null;
    const swapped = await db
      .updateTable("bookings")
      .set({
        status: to,
        ...(firstContact && { contact_seconds: secondsBetween(booking.created_at, at) }),
      })
      .where("id", "=", bookingId)
      .where("status", "=", from)
      .returning("id")
      .execute();
    if (swapped.length === 0) return statusSet(db, bookingId, booking.status);
    await addEvent(db, { bookingId, kind: "status", at, actor, from, to, webhook, key });
    if (from === "spam") await oweRescued(db, { bookingId, at });
    return changed(db, bookingId);
  },
});

/** Whole seconds, never negative: clocks of several machines may differ. */
const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

/** Refuses with who brought the booking to the status that it has: "Riley marked it contacted on Friday, 9:41 AM." */
async function statusSet(
  db: Kysely<Database>,
  bookingId: string,
  status: BookingStatus,
): Promise<Refusal> {
  const last = (await readHistory(db, bookingId)).findLast(({ to }) => to !== null);
  return last ? preceded(last) : conflict(`It is ${status}.`);
}

/** Refuses with who erased the booking: nobody is left to call, so it never waits for a call again. */
async function erasedBefore(db: Kysely<Database>, bookingId: string): Promise<Refusal> {
  const last = (await readHistory(db, bookingId)).findLast(({ kind }) => kind === "erased");
  return last ? preceded(last) : conflict("The personal data is erased.");
}
