import type { Kysely } from "kysely";
import type { Booking, BookingEvent, Visit } from "#domain/api/bookings.ts";
import { correctedFields } from "#domain/booking/corrections.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { linkEndsAt } from "#domain/business-clock/visits.ts";
import { kinds, messageKinds } from "#domain/message-kinds.ts";
import type { OfferedSlot } from "#domain/pages/page-props.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { readHistory } from "#server/journal/history.ts";
import { selectBookings, withoutSeq } from "#server/journal/read-booking.ts";
import { readVisit } from "#server/journal/select-visits.ts";
import { isSameToken, mailboxMark, readToken, tokenOf } from "#server/journal/visitor-links.ts";
import { readPlan } from "#server/visits/places.ts";
import { canBeChanged, isTomorrowByPhone, offerSlots } from "./choose-day.ts";
import { canHoldMore } from "./share-of-days.ts";

export interface LinkedBooking {
  readonly booking: Booking;
  readonly visit: Visit | null;
  /** The mailbox that a press with this link proves; undefined where it proves nothing new. */
  readonly proves: string | undefined;
  /** Whether an email with the present link has left, or is to leave, to a mailbox that has not answered. */
  readonly isLinkMailed: boolean;
  /** The mailbox that the visitor asked to use, until it has answered. */
  readonly nextEmail: string | null;
  readonly isErasureRequested: boolean;
  /** False while the visitor's network holds its share of days: a chosen one is a wish then. */
  readonly canHold: boolean;
  /** Empty where no day can be chosen. */
  readonly days: readonly OfferedSlot[];
  readonly isTomorrowByPhone: boolean;
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
      .leftJoin("visit_links", "visit_links.booking_id", "bookings.id")
      .leftJoin("visits", "visits.booking_id", "bookings.id")
      .select(["visits.state as visitState", "visits.day as visitDay", "generation"])
      .select("next_email as nextEmail")
      .where("bookings.id", "=", bookingId)
      .executeTakeFirst();
    if (!found) return undefined;
    const now = new Date(at);
    const { visitState: state, visitDay: day, generation, nextEmail, ...placed } = found;
    const booking = withoutSeq(placed);
    const code = { bookingId, generation: generation ?? 0, mark };
    if (!isSameToken(token, tokenOf(key, code))) return undefined;
    const own = state === null || day === null ? null : { state, day };
    const endsAt = linkEndsAt(new Date(booking.createdAt), own);
    if (endsAt <= now || booking.mergedInto !== null || booking.erasedAt !== null) return undefined;

    const { status, email, mailboxProvenAt } = booking;
    const unproven = [mailboxProvenAt === null ? email : null, nextEmail];
    const proves = unproven.find((one) => one && mailboxMark(key, one) === mark);
    const visit = await readVisit(db, bookingId);
    const canChoose =
      status !== "spam" && status !== "declined" && (!visit || canBeChanged(visit, now));
    const plan = await readPlan(db);
    const history = await readHistory(db, bookingId);
    return {
      booking,
      visit: visit ?? null,
      proves: proves ?? undefined,
      isLinkMailed: mailboxProvenAt === null && (await isLinkMailed(db, bookingId, history)),
      nextEmail,
      canHold: await canHoldMore(db, { bookingId, visit, now }),
      isErasureRequested: history.some(({ kind }) => kind === "erasure-asked"),
      isTomorrowByPhone: canChoose && isTomorrowByPhone(plan, booking.area, now),
      daysOff: plan.daysOff,
      days: canChoose ? firstOf(await offerSlots(db, bookingId, now), visit?.day) : [],
    };
  },
});

const kindsWithLink = kinds.filter((kind) => messageKinds[kind].hasLink);

const endsMailedLinks = ({ kind, text }: BookingEvent) =>
  kind === "link-renewed" ||
  kind === "merged" ||
  (kind === "edited" && correctedFields(text).includes("email"));

/** A confirmation can be withheld, fail, or was never wanted. */
async function isLinkMailed(
  db: Kysely<Database>,
  bookingId: string,
  history: readonly BookingEvent[],
): Promise<boolean> {
  const mail = await db
    .selectFrom("messages")
    .select("created_at as at")
    .where("booking_id", "=", bookingId)
    .where("kind", "in", kindsWithLink)
    .where("state", "in", ["waiting", "sent", "written"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined && mail.at >= (history.findLast(endsMailedLinks)?.at ?? "");
}

const shown = { open: 5, all: 8 };

/** The next eight days, fewer if five of them are open; and the visitor's own, which may come later. */
function firstOf(slots: readonly OfferedSlot[], own: string | undefined): readonly OfferedSlot[] {
  const next = slots.slice(0, shown.all);
  const lastOpen = next.filter(({ isFull }) => !isFull)[shown.open - 1];
  const end = lastOpen ? next.indexOf(lastOpen) + 1 : next.length;
  return slots.filter(({ day }, index) => index < end || day === own);
}
