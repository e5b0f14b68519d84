import type { Booking, Visit } from "#domain/api/bookings.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { canBeChanged, linkEndsAt } from "#domain/business-clock/visits.ts";
import { hourMs } from "#domain/dates.ts";
import type { OfferedSlot } from "#domain/pages/page-props.ts";
import { readHistory } from "#server/bookings/history.ts";
import { readPlan } from "#server/bookings/places.ts";
import { selectBookings, withoutSeq } from "#server/bookings/read-booking.ts";
import { readVisit } from "#server/bookings/select-visits.ts";
import { isSameToken, mailboxMark, readToken, tokenOf } from "#server/bookings/visitor-links.ts";
import { defineCommand } from "#server/db/command.ts";
import { offerSlots } from "./choose-day.ts";

/** The link of the answer to a booking is for the tab that booked: anybody can book in another's name. */
const answerLinkMs = 2 * hourMs;

export interface LinkedBooking {
  readonly booking: Booking;
  /** Whether the link came by email, or from the owner; else with the answer to the booking. */
  readonly isMailed: boolean;
  readonly visit: Visit | null;
  readonly isErasureRequested: boolean;
  /** Empty where no day can be chosen. */
  readonly days: readonly OfferedSlot[];
  readonly daysOff: DaysOff;
}

export const readLinkedBooking = defineCommand({
  name: "readLinkedBooking",
  kind: "read",
  async run(
    db,
    { token, key, now: at }: { readonly token: string; readonly key: string; readonly now: string },
  ): Promise<LinkedBooking | undefined> {
    const { bookingId, mark } = readToken(token);
    const found = await selectBookings(db)
      // In the same query, so that a link that has ended is answered like an unknown one.
      .leftJoin("visits", "visits.booking_id", "bookings.id")
      .select(["visits.state as visitState", "visits.day as visitDay"])
      .select(["link_generation as generation", "mail_pressed_at as mailPressedAt"])
      .where("bookings.id", "=", bookingId)
      .executeTakeFirst();
    if (!found) return undefined;
    const now = new Date(at);
    const { visitState: state, visitDay: day, generation, mailPressedAt, ...placed } = found;
    const booking = withoutSeq(placed);
    const code = { bookingId, generation, mark };
    if (!isSameToken(token, tokenOf(key, code))) return undefined;
    const own = state === null || day === null ? null : { state, day };
    const endsAt = linkEndsAt(new Date(booking.createdAt), own);
    if (endsAt <= now || booking.mergedInto !== null || booking.erasedAt !== null) return undefined;

    const isMailed = mark === mailboxMark(key, booking.email);
    const isLate = now.getTime() - Date.parse(booking.createdAt) > answerLinkMs;
    if (!isMailed && (mailPressedAt !== null || isLate)) return undefined;
    const { status } = booking;
    const visit = await readVisit(db, bookingId);
    const canChoose =
      status !== "spam" && status !== "declined" && (!visit || canBeChanged(visit, now));
    const plan = await readPlan(db);
    const history = await readHistory(db, bookingId);
    return {
      booking,
      isMailed,
      visit: visit ?? null,
      isErasureRequested: history.some(({ kind }) => kind === "erasure-asked"),
      daysOff: plan.daysOff,
      days: canChoose ? firstOf(await offerSlots(db, bookingId, now), visit?.day) : [],
    };
  },
});

const shown = { open: 5, all: 8 };

/** The next eight days, fewer if five of them are open; and the visitor's own, which may come later. */
function firstOf(slots: readonly OfferedSlot[], own: string | undefined): readonly OfferedSlot[] {
  const next = slots.slice(0, shown.all);
  const lastOpen = next.filter(({ isFull }) => !isFull)[shown.open - 1];
  const end = lastOpen ? next.indexOf(lastOpen) + 1 : next.length;
  return slots.filter(({ day }, index) => index < end || day === own);
}
