import type { bookingEndpoints } from "#domain/api/bookings.ts";
import type { BodyOf } from "#domain/api/endpoint.ts";
import { maxFollowUpMs } from "#domain/history/follow-up.ts";
import { defineChange, invalid, partOf, statusPreceded } from "#server/journal/change.ts";
import { addEvent } from "#server/journal/history.ts";
import { writeContact, writeStatus } from "#server/journal/write-status.ts";

type FollowUp = BodyOf<typeof bookingEndpoints.followUp>;

/** Notes when to turn to a booking again. A voicemail leaves a new booking new; a talk makes it reached. */
export const followUp = defineChange({
  name: "followUp",
  event: ({ until, voicemail }: FollowUp) => ({
    kind: voicemail ? "voicemail" : "follow-up",
    text: until,
  }),
  async run(db, { from, until, voicemail, ...change }, booking) {
    if (booking.status !== from) return statusPreceded(db, booking);
    if (from === "declined" || from === "spam")
      return invalid("Nobody is called back who is not interested, or who is spam.");
    const aheadMs = Date.parse(until) - Date.parse(change.at);
    if (aheadMs <= 0 || aheadMs > maxFollowUpMs)
      return invalid("Please choose a later moment, within a year.");
    if (voicemail) await writeContact(db, change, booking);
    else if (from === "pending")
      await writeStatus(db, { ...partOf(change), from, to: "contacted" }, booking);
    const kind = voicemail ? "voicemail" : "follow-up";
    await addEvent(db, { ...change, kind, text: until });
    return undefined;
  },
});
