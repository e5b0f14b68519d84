import { randomUUIDv7 } from "node:crypto";
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
import { addEvent } from "#server/bookings/history.ts";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import { cancelVisit } from "#server/visits/cancel-visit.ts";
import { selectVisits } from "#server/visits/select-visits.ts";
import { replaceLink } from "./links.ts";
import { enqueueToVisitor, noteNews, whyWithheld } from "./news.ts";

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
  async run(db, { bookingId, from, visit: seen, reason, actor, at, webhook, key }, booking) {
    if (booking.joined_into !== null) return mergedAlready;
    if (booking.status === "declined") return undefined;
    const visit = await selectVisits(db).where("booking_id", "=", bookingId).executeTakeFirst();
    // Visitors see spam as pending, and can cancel it like anything else.
    const isSpam = booking.status === "spam";
    const shown = isSpam ? "pending" : booking.status;
    const hasChanged = shown !== from || (visit?.sequence ?? null) !== seen;
    if (hasChanged || !canBecome(from, "declined"))
      return conflict("The booking has changed since.");
    const eventId = key ?? randomUUIDv7();
    const change = { bookingId, actor, at, webhook };
    await cancelVisit(db, { ...change, key: partOf(eventId, "visit") });
    const step = { ...change, key: eventId, from: booking.status, to: "declined" } as const;
    await writeStatus(db, step, booking);
    if (reason !== "") {
      await addEvent(db, { ...change, kind: "note", text: reason });
      await updateWords(db, [bookingId]);
    }
    if (!isSpam) await noteNews(db, { bookingId, eventId, at });
    return undefined;
  },
});

export const chooseReach = defineChange({
  name: "chooseReach",
  event: ({ reachBy }: { readonly reachBy: ReachBy }) => ({ kind: "reach-chosen", text: reachBy }),
  async run(db, { bookingId, reachBy, actor, at, webhook, key }) {
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
    const event = { bookingId, at, actor, webhook, key };
    const eventId = await addEvent(db, { ...event, kind: "reach-chosen", text: reachBy });
    await noteNews(db, { bookingId, eventId, at });
    return undefined;
  },
});

/** Asks the owner to erase: a person looks at it first, since the link may be in other hands. */
export const askErasure = defineChange({
  name: "askErasure",
  event: () => ({ kind: "erasure-asked" }),
  async run(db, { bookingId, actor, at, webhook, key }) {
    const asked = await db
      .selectFrom("booking_events")
      .select("id")
      .where("booking_id", "=", bookingId)
      .where("kind", "=", "erasure-asked")
      .execute();
    if (asked.length > 0) return undefined;
    const event = { bookingId, at, actor, webhook, key };
    const eventId = await addEvent(db, { ...event, kind: "erasure-asked" });
    await noteNews(db, { bookingId, eventId, at });
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
  async run(db, { bookingId, mail, actor, at, webhook, key }, booking) {
    if (booking.joined_into !== null) return mergedAlready;
    if (booking.erased_at !== null) return conflict("The personal data of this booking is erased.");
    const visit = await selectVisits(db).where("booking_id", "=", bookingId).executeTakeFirst();
    if (linkEndsAt(new Date(booking.created_at), visit ?? null) <= new Date(at))
      return conflict("The visitor's page has ended for good.");
    const withheld = actor === "visitor" && (await whyWithheld(db, { bookingId, at, actor }));
    if (withheld) return invalid(withheld);
    const eventId = key ?? randomUUIDv7();
    await replaceLink(db, bookingId);
    await addEvent(db, { bookingId, kind: "link-renewed", at, actor, webhook, key: eventId });
    if (mail) await enqueueToVisitor(db, { kind: "visit-link", bookingId, eventId, at, actor });
    return undefined;
  },
});

/** Corrects fields for their visitor, as the owner can. */
export const correctOwn = defineCommand({
  name: "correctOwn",
  kind: "write",
  changes: changesBooking,
  async run(db, correction: Parameters<typeof correctBooking.run>[1]): Promise<Outcome> {
    const { bookingId, at, key: eventId = randomUUIDv7() } = correction;
    const outcome = await correctBooking.run(db, { ...correction, key: eventId });
    // Without it nothing has changed.
    if ("detail" in outcome && outcome.detail.history.some(({ id }) => id === eventId))
      await noteNews(db, { bookingId, eventId, at });
    return outcome;
  },
});
