import type { bookingEndpoints, CallOutcome } from "#domain/api/bookings.ts";
import type { BodyOf } from "#domain/api/endpoint.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { maxFollowUpMs, nextTry, undecidedUntil } from "#domain/history/follow-up.ts";
import { wrongNumber } from "#domain/history/undo.ts";
import { defineChange, invalid, statusPreceded, withinPress } from "./change.ts";
import { writeContact, writeStatus, writeSteps } from "./change-status.ts";
import { writeCorrection } from "./correct-booking.ts";
import { addEvent } from "./history.ts";
import { writeNote } from "./notes.ts";
import { readPlan } from "./places.ts";
import { selectBookings } from "./read-booking.ts";
import { cancelVisit } from "./write-visit.ts";

type Call = BodyOf<typeof bookingEndpoints.call>;

/** The status that an outcome leads to; the others plan the next call. */
const ends: Readonly<Partial<Record<CallOutcome, BookingStatus>>> = {
  "not-interested": "declined",
  "wrong-number": "declined",
  customer: "active",
};

/** Records a call and its outcome. A voicemail leaves a new booking new; after any talk it was reached. */
export const recordCall = defineChange<Call>({
  name: "recordCall",
  async run(db, { from, outcome, until, note, plan, agreed, ...change }, booking) {
    if (booking.status !== from) return statusPreceded(db, booking);
    if (from === "declined" || from === "spam")
      return invalid("Nobody is called back who is not interested, or who is spam.");
    const now = new Date(change.at);
    const { daysOff } = await readPlan(db);
    const usual = outcome === "voicemail" ? nextTry(now, daysOff) : undecidedUntil(now, daysOff);
    const next = until ?? usual.toISOString();
    const aheadMs = Date.parse(next) - now.getTime();
    if (aheadMs <= 0 || aheadMs > maxFollowUpMs)
      return invalid("Please choose a later moment, within a year.");

    const wasReached = outcome !== "voicemail" && outcome !== "wrong-number";
    const isFirst = wasReached && from === "pending";
    if (isFirst) await writeSteps(db, change, booking, ["contacted"]);
    else await writeContact(db, change, booking);
    const to = ends[outcome];
    if (to === "declined") await cancelVisit(db, withinPress(change));
    if (to) {
      const chosen = to === "active" ? (plan ?? booking.service_type) : null;
      const text = wasReached ? chosen : wrongNumber;
      const step = { from: isFirst ? ("contacted" as const) : from, to, text };
      await writeStatus(db, { ...change, ...step }, booking);
    } else {
      const kind = wasReached ? "follow-up" : "voicemail";
      await addEvent(db, { ...change, kind, text: next });
    }
    if (note !== undefined) await writeNote(db, { ...withinPress(change), text: note });
    if (!agreed) return undefined;
    const stored = await selectBookings(db)
      .where("bookings.id", "=", change.bookingId)
      .executeTakeFirstOrThrow();
    return writeCorrection(db, withinPress(change), { from: stored, to: agreed });
  },
});
