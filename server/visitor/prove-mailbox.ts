import { dayMs, isoAfter } from "#domain/dates.ts";
import { writeCorrection } from "#server/bookings/correct-booking.ts";
import { writeRow } from "#server/journal/booking-row.ts";
import { conflict, defineChange, invalid, partOf } from "#server/journal/change.ts";
import { foldedEmail } from "#server/journal/derived-columns.ts";
import { addEvent } from "#server/journal/history.ts";
import { isMailboxProven, readMailboxes, writeMailboxes } from "#server/journal/mailboxes.ts";
import { noteNews } from "#server/journal/visitor-news.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { announceVisitAgain } from "#server/visits/enqueue-visit-mails.ts";
import { holdWish } from "./choose-day.ts";
import { whyWithheld } from "./why-withheld.ts";

/** For this long, new links go to a mailbox that was replaced, too: somebody else may have replaced it. */
const formerForMs = 7 * dayMs;

interface Proof {
  /** The address that the link was mailed to. */
  readonly mailbox: string;
  /** Whether a wished day is held now. Left to the press itself if that is about the day. */
  readonly holdsWish: boolean;
}

/** A press with a link that was mailed to the booking's mailbox, or to the one that the visitor asked to use. */
export const proveMailbox = defineChange({
  name: "proveMailbox",
  event: (_: Proof) => ({ kind: "mailbox-proven" }),
  async run(db, { mailbox, holdsWish, ...change }, booking) {
    const { bookingId, at } = change;
    const proven = foldedEmail(mailbox);
    const { email, next } = await readMailboxes(db, bookingId);
    const isNext = next !== null && foldedEmail(next) === proven;
    if (isNext) {
      const correction = { from: { email }, to: { email: next } };
      const part = partOf(change);
      const rejection = await writeCorrection(db, part, correction);
      if (rejection) return rejection;
      const until = isoAfter(at, formerForMs);
      if (email !== "")
        await writeMailboxes(db, bookingId, { former_email: email, former_until: until });
      await announceVisitAgain(db, { bookingId, correctionId: part.key, at });
    } else if (foldedEmail(email) !== proven) return conflict("The email address has changed.");
    if (await isMailboxProven(db, bookingId)) return undefined;
    await writeRow(db, bookingId, { proven_email: proven, mailbox_proven_at: at });
    await addEvent(db, { ...change, kind: "mailbox-proven" });
    if (isNext) await noteNews(db, change);
    if (holdsWish) await holdWish(db, change, booking);
    return undefined;
  },
});

/** The present mailbox stays until the new one has answered, and is told at once. */
export const requestMailbox = defineChange({
  name: "requestMailbox",
  event: (_: { readonly email: string }) => ({ kind: "mailbox-asked" }),
  async run(db, { email: next, ...change }) {
    const { bookingId, at, key: eventId } = change;
    const { email } = await readMailboxes(db, bookingId);
    const withheld = await whyWithheld(db, change, next);
    if (withheld !== undefined) return invalid(withheld);
    await writeMailboxes(db, bookingId, { next_email: next });
    await addEvent(db, { ...change, kind: "mailbox-asked" });
    await enqueue(db, [{ kind: "mailbox-check", bookingId, eventId, at }]);
    if (email !== "") await enqueue(db, [{ kind: "mailbox-asked", bookingId, eventId, at }]);
    await noteNews(db, change);
    return undefined;
  },
});
