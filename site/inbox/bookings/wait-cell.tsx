import { business } from "#content/business.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { hour } from "#domain/phoenix.ts";
import { clockWords, promiseClock } from "#domain/promise-clock.ts";
import { contactWords, shortTime } from "#site/inbox/words.ts";
import { PromiseRing } from "./promise-ring.tsx";

/** How long a booking may still wait, or how soon somebody was in touch. */
export function WaitCell({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const { status, createdAt, contactSeconds } = booking;
  const created = new Date(createdAt);
  const booked = <span className="cell-note">{`booked ${shortTime(created, now)}`}</span>;
  if (status === "pending") {
    const clock = promiseClock(created, now);
    return (
      <>
        <span className="clock" data-tone={clock.tone}>
          <PromiseRing clock={clock} />
          {clockWords(clock)}
        </span>
        {booked}
      </>
    );
  }
  const wasLate =
    contactSeconds !== null && contactSeconds * 1000 > business.replyWithinHours * hour;
  return (
    <>
      {contactSeconds !== null && (
        <span className="clock-done">{`${contactWords(contactSeconds)}${wasLate ? ", late" : ""}`}</span>
      )}
      {booked}
    </>
  );
}
