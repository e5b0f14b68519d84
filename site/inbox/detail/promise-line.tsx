import type { Booking } from "#domain/api/bookings.ts";
import { clockWords, promiseClock } from "#domain/promise-clock.ts";
import { formatDayAndTime } from "#domain/reply-by.ts";
import { PromiseRing } from "#site/inbox/bookings/promise-ring.tsx";
import { contactWords, shortTime } from "#site/inbox/words.ts";

/** By when somebody must call, and how long that is; else how soon somebody did. */
export function PromiseLine({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const { status, createdAt, contactSeconds } = booking;
  const created = new Date(createdAt);
  if (status !== "pending")
    return (
      <p className="promise-line clock-done">
        {[`Booked ${shortTime(created, now)}`, contactWords(contactSeconds)]
          .filter(Boolean)
          .join(" · ")}
      </p>
    );
  const clock = promiseClock(created, now);
  const promised = `${clock.tone === "late" ? "Was due" : "Call by"} ${formatDayAndTime(clock.deadline)}`;
  return (
    <p className="promise-line clock" data-tone={clock.tone}>
      <PromiseRing clock={clock} />
      {`${promised} · ${clockWords(clock)}`}
    </p>
  );
}
