import type { ContactMethod, Visit } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { canBecome } from "#domain/booking/status.ts";
import { linkEndsAt } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { type Fields, writeCorrection } from "#server/bookings/correct-booking.ts";
import { conflict, defineChange, invalid, partOf } from "#server/journal/change.ts";
import { deriveAgain } from "#server/journal/derived-columns.ts";
import { addEvent, readHistory } from "#server/journal/history.ts";
import { readMailboxes, writeMailboxes } from "#server/journal/mailboxes.ts";
import { readVisit } from "#server/journal/select-visits.ts";
import { endLinks } from "#server/journal/visitor-links.ts";
import { noteNews } from "#server/journal/visitor-news.ts";
import { writeStatus } from "#server/journal/write-status.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { SealedNote } from "#server/visits/gate-keys.ts";
import { storeGateNote } from "#server/visits/gate-notes.ts";
import { cancelVisit } from "#server/visits/write-visit.ts";
import { whyWithheld } from "./why-withheld.ts";

interface Cancellation {
  /** What the visitor saw. */
  readonly from: BookingStatus;
  readonly visit: number | null;
  /** In the visitor's words; empty if they gave none. */
  readonly reason: string;
}

export const cancelBooking = defineChange({
  name: "cancelBooking",
  event: ({ from }: Cancellation) => ({ kind: "status", from, to: "declined" }),
  async run(db, { from, visit: seen, reason, ...change }, booking) {
    const { bookingId } = change;
    if (booking.status === "declined") return undefined;
    const visit = await readVisit(db, bookingId);
    // Visitors see spam as pending, and can cancel it like anything else.
    const shown = booking.status === "spam" ? "pending" : booking.status;
    const hasChanged = shown !== from || (visit?.sequence ?? null) !== seen;
    if (hasChanged || !canBecome(from, "declined") || (visit && isOver(visit, change.at)))
      return conflict("The booking has changed since.");
    await cancelVisit(db, partOf(change));
    await writeStatus(db, { ...change, from: booking.status, to: "declined" }, booking);
    if (reason !== "") {
      await addEvent(db, { ...change, key: undefined, kind: "note", text: reason });
      await deriveAgain(db, [bookingId]);
    }
    await noteNews(db, change);
    return undefined;
  },
});

/** The page offers no cancellation then: the visitor may have become a customer. */
const isOver = ({ state, day }: Visit, at: string): boolean =>
  ["done", "no-access"].includes(state) || (state === "booked" && day < phoenixDay(new Date(at)));

export const chooseContactMethod = defineChange({
  name: "chooseContactMethod",
  event: ({ reachBy }: { readonly reachBy: ContactMethod }) => ({
    kind: "reach-chosen",
    text: reachBy,
  }),
  async run(db, { reachBy, ...change }) {
    const { bookingId } = change;
    const changed = await db
      .insertInto("visit_links")
      .values({ booking_id: bookingId, reach_by: reachBy })
      .onConflict((conflict) =>
        conflict
          .column("booking_id")
          .doUpdateSet({ reach_by: reachBy })
          .where("visit_links.reach_by", "is distinct from", reachBy),
      )
      .returning("booking_id")
      .execute();
    if (changed.length === 0) return undefined;
    await addEvent(db, { ...change, kind: "reach-chosen", text: reachBy });
    await noteNews(db, change);
    return undefined;
  },
});

/** Asks the owner to erase: a person looks at it first, since the link may be in other hands. */
export const requestErasure = defineChange({
  name: "requestErasure",
  event: () => ({ kind: "erasure-asked" }),
  async run(db, change) {
    const history = await readHistory(db, change.bookingId);
    if (history.some(({ kind }) => kind === "erasure-asked")) return undefined;
    await addEvent(db, { ...change, kind: "erasure-asked" });
    await noteNews(db, change);
    return undefined;
  },
});

/** A press on the page sends the new link by email only, because somebody else may have the old one. */
export const renewLink = defineChange({
  name: "renewLink",
  event: (_: { readonly mail: boolean }) => ({ kind: "link-renewed" }),
  async run(db, { mail, ...change }, booking) {
    const { bookingId, actor, at, key: eventId } = change;
    const visit = await readVisit(db, bookingId);
    if (linkEndsAt(new Date(booking.created_at), visit ?? null) <= new Date(at))
      return conflict("The visitor's page has ended for good.");
    const { former, formerUntil } = await readMailboxes(db, bookingId);
    const alsoTo = formerUntil !== null && formerUntil > at ? (former ?? "") : "";
    const withheld = mail ? await whyWithheld(db, change, alsoTo) : undefined;
    if (withheld && actor === "visitor") return invalid(withheld);
    await endLinks(db, bookingId);
    // A new link also ends what was asked for through the earlier one.
    await writeMailboxes(db, bookingId, { next_email: null });
    await addEvent(db, { ...change, kind: "link-renewed" });
    if (!mail) return undefined;
    await enqueue(db, [{ kind: "visit-link", bookingId, eventId, at, withheld }]);
    if (alsoTo !== "")
      await enqueue(db, [{ kind: "former-link", bookingId, eventId, at, withheld }]);
    return undefined;
  },
});

/** Saves the words and the gate note of one form in one transaction: both or neither. */
export const saveGateForm = defineChange({
  name: "saveGateForm",
  event: (_: { readonly note: SealedNote; readonly correction?: Fields | undefined }) => ({
    kind: "gate-note",
  }),
  async run(db, { note, correction, ...change }) {
    const rejection = correction && (await writeCorrection(db, partOf(change), correction));
    if (rejection) return rejection;
    await storeGateNote(db, change, note);
    await noteNews(db, change);
    return undefined;
  },
});
