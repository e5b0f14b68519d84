import type { Kysely } from "kysely";
import { mailWords } from "#content/mail.ts";
import { visitWords } from "#content/visit-page.ts";
import type { ContactMethod, Visit } from "#domain/api/bookings.ts";
import { type BookingStatus, canBecome } from "#domain/booking/status.ts";
import { linkEndsAt } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { kindsTo } from "#domain/message-kinds.ts";
import {
  type Change,
  conflict,
  defineChange,
  invalid,
  withinPress,
} from "#server/bookings/change.ts";
import { writeStatus } from "#server/bookings/change-status.ts";
import { type Fields, writeCorrection } from "#server/bookings/correct-booking.ts";
import { addEvent, readHistory } from "#server/bookings/history.ts";
import { writeNote } from "#server/bookings/notes.ts";
import { readVisit } from "#server/bookings/select-visits.ts";
import { endLinks } from "#server/bookings/visitor-links.ts";
import { noteNews } from "#server/bookings/visitor-news.ts";
import { cancelVisit } from "#server/bookings/write-visit.ts";
import { readRow, writeRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { refuseMails, spendMail } from "#server/limits/spend-mail.ts";
import { dropMessages, enqueue } from "#server/messages/enqueue.ts";
import type { SealedNote } from "#server/visits/gate-keys.ts";
import { storeGateNote } from "#server/visits/gate-notes.ts";

interface Cancellation {
  /** What the visitor saw. */
  readonly from: BookingStatus;
  readonly visit: number | null;
  /** In the visitor's words; empty if they gave none. */
  readonly reason: string;
}

export const cancelBooking = defineChange<Cancellation>({
  name: "cancelBooking",
  async run(db, { from, visit: seen, reason, ...change }, booking) {
    const { bookingId } = change;
    if (booking.status === "declined") return undefined;
    const visit = await readVisit(db, bookingId);
    // Visitors see spam as pending, and can cancel it like anything else.
    const shown = booking.status === "spam" ? "pending" : booking.status;
    const hasChanged = shown !== from || (visit?.sequence ?? null) !== seen;
    if (hasChanged || !canBecome(from, "declined") || (visit && isOver(visit, change.at)))
      return conflict("The booking has changed since.");
    await cancelVisit(db, withinPress(change));
    await writeStatus(db, { ...change, from: booking.status, to: "declined" }, booking);
    if (reason !== "") await writeNote(db, { ...change, key: undefined, text: reason });
    await noteNews(db, change);
    return undefined;
  },
});

/**
 * The reader of the mailbox did not book: cancels the booking where that is still possible, ends all links and sends that
 * mailbox nothing for a year.
 */
export const disownBooking = defineChange<{ readonly refusal: string }>({
  name: "disownBooking",
  async run(db, { refusal, ...change }, booking) {
    const { bookingId, at } = change;
    const { status: from } = booking;
    const visit = await readVisit(db, bookingId);
    await refuseMails(db, refusal, at);
    await endLinks(db, bookingId);
    if (
      canBecome(from === "spam" ? "pending" : from, "declined") &&
      !(visit && isOver(visit, at))
    ) {
      await cancelVisit(db, withinPress(change));
      await writeStatus(db, { ...change, from, to: "declined" }, booking);
    } else await writeNote(db, { ...change, text: visitWords.notMe.note });
    await dropMessages(db)
      .where("booking_id", "=", bookingId)
      .where("kind", "in", kindsTo("visitor"))
      .where("state", "in", ["waiting", "withheld", "failed"])
      .execute();
    await noteNews(db, change);
    return undefined;
  },
});

/** The page offers no cancellation then: the visitor may have become a customer. */
const isOver = ({ state, day }: Visit, at: string): boolean =>
  ["done", "no-access"].includes(state) || (state === "booked" && day < phoenixDay(new Date(at)));

export const chooseContactMethod = defineChange<{ readonly reachBy: ContactMethod }>({
  name: "chooseContactMethod",
  async run(db, { reachBy, ...change }) {
    const { bookingId } = change;
    const before = await readRow(db, bookingId, "reach_by");
    if (before?.reach_by === reachBy) return undefined;
    await writeRow(db, bookingId, { reach_by: reachBy });
    await addEvent(db, { ...change, kind: "reach-chosen", text: reachBy });
    await noteNews(db, change);
    return undefined;
  },
});

/** Asks the owner to erase: a person looks at it first, since the link may be in other hands. */
export const requestErasure = defineChange({
  name: "requestErasure",
  async run(db, change) {
    const history = await readHistory(db, change.bookingId);
    if (history.some(({ kind }) => kind === "erasure-asked")) return undefined;
    await addEvent(db, { ...change, kind: "erasure-asked" });
    await noteNews(db, change);
    return undefined;
  },
});

/** Why no email goes to the visitor. What visitors cause is counted; what the business has to say is not. */
async function whyWithheld(
  db: Kysely<Database>,
  { bookingId, at, actor, network = null }: Pick<Change, "bookingId" | "at" | "actor" | "network">,
): Promise<string | undefined> {
  const { email = "" } = (await readRow(db, bookingId, "email")) ?? {};
  const { noEmail, tooMany } = mailWords.visit;
  if (email === "") return noEmail;
  const over = actor === "visitor" && (await spendMail(db, { kind: "links", email, network, at }));
  return over ? tooMany : undefined;
}

/** A press on the page sends the new link by email only, because somebody else may have the old one. */
export const renewLink = defineChange({
  name: "renewLink",
  async run(db, change, booking) {
    const { bookingId, actor, at, key: eventId } = change;
    const visit = await readVisit(db, bookingId);
    if (linkEndsAt(new Date(booking.created_at), visit ?? null) <= new Date(at))
      return conflict("The visitor's page has ended for good.");
    const withheld = await whyWithheld(db, change);
    if (withheld && actor === "visitor") return invalid(withheld);
    await endLinks(db, bookingId);
    await addEvent(db, { ...change, kind: "link-renewed" });
    await enqueue(db, [{ kind: "visit-link", bookingId, eventId, at, withheld }]);
    return undefined;
  },
});

/** Saves the words and the gate note of one form in one transaction: both or neither. */
export const saveGateForm = defineChange<{
  readonly note: SealedNote;
  readonly correction?: Fields | undefined;
}>({
  name: "saveGateForm",
  async run(db, { note, correction, ...change }) {
    const rejection = correction && (await writeCorrection(db, withinPress(change), correction));
    if (rejection) return rejection;
    await storeGateNote(db, change, note);
    await noteNews(db, change);
    return undefined;
  },
});

/** A press, not a visit: mail scanners open every link. From then on the answer's link has ended. */
export const notePress = defineCommand({
  name: "notePress",
  kind: "write",
  async run(
    db,
    { bookingId, at }: { readonly bookingId: string; readonly at: string },
  ): Promise<void> {
    await db
      .updateTable("bookings")
      .set({ mail_pressed_at: at })
      .where("id", "=", bookingId)
      .where("mail_pressed_at", "is", null)
      .execute();
  },
});
