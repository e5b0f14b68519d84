import type { ReachBy } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { canBecome } from "#domain/booking-status.ts";
import { partOf } from "#domain/undo.ts";
import { linkEndsAt } from "#domain/visits.ts";
import {
  conflict,
  defineChange,
  invalid,
  mergedAlready,
  type Outcome,
} from "#server/bookings/change.ts";
import { writeStatus } from "#server/bookings/change-status.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { updateWords } from "#server/bookings/derive-again.ts";
import { addEvent, readHistory } from "#server/bookings/history.ts";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import { readVisit } from "#server/visits/select-visits.ts";
import { cancelVisit, withKey } from "#server/visits/write-visit.ts";
import { noteNews, whyWithheld } from "./news.ts";

interface Cancellation {
  /** What the visitor saw. */
  readonly from: BookingStatus;
  readonly visit: number | null;
  /** In the visitor's words; empty if they gave none. */
  readonly reason: string;
}

/** Declines a booking for its visitor, with its visit. The reason becomes a note. */
export const cancelBooking = defineChange({
  name: "cancelBooking",
  event: ({ from }: Cancellation) => ({ kind: "status", from, to: "declined" }),
  async run(db, { from, visit: seen, reason, ...change }, booking) {
    const { bookingId } = change;
    if (booking.joined_into !== null) return mergedAlready;
    if (booking.status === "declined") return undefined;
    const visit = await readVisit(db, bookingId);
    // Visitors see spam as pending, and can cancel it like anything else.
    const isSpam = booking.status === "spam";
    const shown = isSpam ? "pending" : booking.status;
    const hasChanged = shown !== from || (visit?.sequence ?? null) !== seen;
    if (hasChanged || !canBecome(from, "declined"))
      return conflict("The booking has changed since.");
    const event = withKey(change);
    await cancelVisit(db, { ...event, key: partOf(event.key, "visit") });
    await writeStatus(db, { ...event, from: booking.status, to: "declined" }, booking);
    if (reason !== "") {
      await addEvent(db, { ...change, key: undefined, kind: "note", text: reason });
      await updateWords(db, [bookingId]);
    }
    if (!isSpam) await noteNews(db, event);
    return undefined;
  },
});

export const chooseReach = defineChange({
  name: "chooseReach",
  event: ({ reachBy }: { readonly reachBy: ReachBy }) => ({ kind: "reach-chosen", text: reachBy }),
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
    const event = withKey(change);
    await addEvent(db, { ...event, kind: "reach-chosen", text: reachBy });
    await noteNews(db, event);
    return undefined;
  },
});

/** Asks the owner to erase: a person looks at it first, since the link may be in other hands. */
export const askErasure = defineChange({
  name: "askErasure",
  event: () => ({ kind: "erasure-asked" }),
  async run(db, change) {
    const history = await readHistory(db, change.bookingId);
    if (history.some(({ kind }) => kind === "erasure-asked")) return undefined;
    const event = withKey(change);
    await addEvent(db, { ...event, kind: "erasure-asked" });
    await noteNews(db, event);
    return undefined;
  },
});

interface Renewal {
  /** Whether the visitor gets the new link by mail. */
  readonly mail: boolean;
}

/**
 * Ends the visitor's link and makes another. A press on the page sends the new one by mail only, because somebody else may
 * have the old one.
 */
export const renewLink = defineChange({
  name: "renewLink",
  event: (_: Renewal) => ({ kind: "link-renewed" }),
  async run(db, { mail, ...change }, booking) {
    const { bookingId, actor, at } = change;
    if (booking.joined_into !== null) return mergedAlready;
    if (booking.erased_at !== null) return conflict("The personal data of this booking is erased.");
    const visit = await readVisit(db, bookingId);
    if (linkEndsAt(new Date(booking.created_at), visit ?? null) <= new Date(at))
      return conflict("The visitor's page has ended for good.");
    const withheld = await whyWithheld(db, change);
    if (withheld && actor === "visitor") return invalid(withheld);
    await db
      .insertInto("visit_links")
      .values({ booking_id: bookingId, generation: 1 })
      .onConflict((conflict) =>
        conflict
          .column("booking_id")
          .doUpdateSet(({ eb }) => ({ generation: eb("visit_links.generation", "+", 1) })),
      )
      .execute();
    const eventId = await addEvent(db, { ...change, kind: "link-renewed" });
    if (mail) await enqueue(db, [{ kind: "visit-link", bookingId, eventId, at, withheld }]);
    return undefined;
  },
});

/** Corrects fields for their visitor, as the owner can. */
export const correctOwn = defineCommand({
  name: "correctOwn",
  kind: "write",
  changes: changesBooking,
  async run(db, input: Parameters<typeof correctBooking.run>[1]): Promise<Outcome> {
    const correction = withKey(input);
    const outcome = await correctBooking.run(db, correction);
    // Without its event nothing has changed.
    if ("detail" in outcome && outcome.detail.history.some(({ id }) => id === correction.key))
      await noteNews(db, correction);
    return outcome;
  },
});
