import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { type BookingStatus, canBecome } from "#domain/booking-status.ts";
import { partOf } from "#domain/undo.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueRescued } from "#server/messages/enqueue-again.ts";
import { readVisit } from "#server/visits/select-visits.ts";
import { cancelVisit } from "#server/visits/write-visit.ts";
import {
  type Change,
  conflict,
  defineChange,
  invalid,
  type LockedBooking,
  preceded,
} from "./change.ts";
import { released } from "./claim-booking.ts";
import { addEvent, readHistory } from "./history.ts";

interface StatusChange {
  /** The status that the caller saw. With an older one the change is rejected, with what happened since. */
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

export const changeStatus = defineChange({
  name: "changeStatus",
  allows: ["erased"],
  event: ({ from, to }: StatusChange) => ({ kind: "status", from, to }),
  async run(db, { from, to, ...change }, booking) {
    const { bookingId, at, key } = change;
    if (booking.status !== from)
      return changedBy(db, bookingId, (event) => event.to !== null, `It is ${booking.status}.`);
    // Nobody is left to call.
    if (to === "pending" && booking.erased_at !== null)
      return changedBy(
        db,
        bookingId,
        ({ kind }) => kind === "erased",
        "The personal data is erased.",
      );
    if (!canBecome(from, to)) return invalid(`A ${from} booking cannot become ${to}.`);
    if (to === "declined" || (to === "spam" && (await readVisit(db, bookingId))?.state === "held"))
      await cancelVisit(db, { ...change, key: partOf(key, "visit") });
    await writeStatus(db, { ...change, from, to }, booking);
    if (from === "spam") await enqueueRescued(db, { bookingId, at });
    return undefined;
  },
});

export async function writeStatus(
  db: Kysely<Database>,
  { bookingId, from, to, at, ...event }: Change & StatusChange,
  booking: Pick<LockedBooking, "created_at" | "contact_seconds">,
): Promise<void> {
  const isFirstContact = to === "contacted" && booking.contact_seconds === null;
  await db
    .updateTable("bookings")
    .set({
      status: to,
      ...released,
      ...(isFirstContact && { contact_seconds: secondsBetween(booking.created_at, at) }),
    })
    .where("id", "=", bookingId)
    .execute();
  await addEvent(db, { ...event, bookingId, kind: "status", at, from, to });
}

/** Whole seconds, never negative: clocks of several machines may differ. */
const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

async function changedBy(
  db: Kysely<Database>,
  bookingId: string,
  isWanted: (event: BookingEvent) => boolean,
  reason: string,
) {
  const last = (await readHistory(db, bookingId)).findLast(isWanted);
  return last ? preceded(last) : conflict(reason);
}
