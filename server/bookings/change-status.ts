import type { bookingEndpoints } from "#domain/api/bookings.ts";
import type { BodyOf } from "#domain/api/endpoint.ts";
import { canBecome, statusWords } from "#domain/booking/status.ts";
import { isAsked } from "#domain/business-clock/visits.ts";
import { defineChange, invalid, precededBy, statusPreceded, withinPress } from "./change.ts";
import { enqueueRescued } from "./confirm-again.ts";
import { readVisit } from "./select-visits.ts";
import { writeStatus } from "./write-status.ts";
import { cancelVisit } from "./write-visit.ts";

type StatusChange = BodyOf<typeof bookingEndpoints.changeStatus>;

/** With an older status than the present one the change is rejected, with what happened since. */
export const changeStatus = defineChange({
  name: "changeStatus",
  allows: ["erased"],
  event: ({ from, to }: StatusChange) => ({ kind: "status", from, to }),
  async run(db, { from, to, plan, ...change }, booking) {
    const { bookingId, at } = change;
    if (booking.status !== from) return statusPreceded(db, booking);
    // Nobody is left to call.
    if (to === "pending" && booking.erased_at !== null)
      return precededBy(
        db,
        bookingId,
        ({ kind }) => kind === "erased",
        "The personal data is erased.",
      );
    if (!canBecome(from, to))
      return invalid(`“${statusWords[from]}” cannot become “${statusWords[to]}”.`);
    const visit = await readVisit(db, bookingId);
    if (to === "declined" || (to === "spam" && visit && isAsked(visit)))
      await cancelVisit(db, withinPress(change));
    const text = to === "active" ? (plan ?? booking.service_type) : null;
    await writeStatus(db, { ...change, from, to, text }, booking);
    if (from === "spam") await enqueueRescued(db, { bookingId, at });
    return undefined;
  },
});
