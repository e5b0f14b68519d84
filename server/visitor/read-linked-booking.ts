import type { Booking, Visit } from "#domain/api/bookings.ts";
import type { OfferedSlot } from "#domain/page-props.ts";
import { linkEndsAt } from "#domain/visits.ts";
import { defineCommand } from "#server/db/command.ts";
import { readHistory } from "#server/journal/history.ts";
import { selectBookings, withoutSeq } from "#server/journal/read-booking.ts";
import { readVisit } from "#server/journal/select-visits.ts";
import { bookingIdOf, isSameToken, tokenOf } from "#server/journal/visitor-links.ts";
import { canBeChanged, offerSlots } from "./choose-day.ts";

export interface LinkedBooking {
  readonly booking: Booking;
  readonly visit: Visit | null;
  readonly isErasureRequested: boolean;
  /** Empty where no day can be chosen. */
  readonly days: readonly OfferedSlot[];
}

export const readLinkedBooking = defineCommand({
  name: "readLinkedBooking",
  kind: "read",
  async run(
    db,
    { token, key, now: at }: { readonly token: string; readonly key: string; readonly now: string },
  ): Promise<LinkedBooking | undefined> {
    const found = await selectBookings(db)
      // In the same query, so that a link that has ended is answered like an unknown one.
      .leftJoin("visit_links", "visit_links.booking_id", "bookings.id")
      .leftJoin("visits", "visits.booking_id", "bookings.id")
      .select(["visits.state as visitState", "visits.day as visitDay", "generation"])
      .where("bookings.id", "=", bookingIdOf(token))
      .executeTakeFirst();
    if (!found) return undefined;
    const now = new Date(at);
    const { visitState: state, visitDay: day, generation, ...placed } = found;
    const booking = withoutSeq(placed);
    if (!isSameToken(token, tokenOf(key, booking.id, generation ?? 0))) return undefined;
    const own = state === null || day === null ? null : { state, day };
    const endsAt = linkEndsAt(new Date(booking.createdAt), own);
    if (endsAt <= now || booking.mergedInto !== null || booking.erasedAt !== null) return undefined;

    const { id: bookingId, status } = booking;
    const visit = await readVisit(db, bookingId);
    const canChoose =
      status !== "spam" && status !== "declined" && (!visit || canBeChanged(visit, now));
    const history = await readHistory(db, bookingId);
    return {
      booking,
      visit: visit ?? null,
      isErasureRequested: history.some(({ kind }) => kind === "erasure-asked"),
      days: canChoose ? firstOf(await offerSlots(db, bookingId, now)) : [],
    };
  },
});

const shown = { open: 5, all: 8 };

/** The next eight days; fewer if five of them are open. */
function firstOf(slots: readonly OfferedSlot[]): readonly OfferedSlot[] {
  const next = slots.slice(0, shown.all);
  const lastOpen = next.filter(({ isFull }) => !isFull)[shown.open - 1];
  return lastOpen ? next.slice(0, next.indexOf(lastOpen) + 1) : next;
}
