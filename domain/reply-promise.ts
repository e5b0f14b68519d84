import { bookingWords } from "#content/booking.ts";
import { nextOpening } from "./office-hours.ts";
import { formatDayAndTime, replyBy } from "./reply-by.ts";

const { promise, phonesOpen: opening } = bookingWords;

/** What a booking of this moment is promised, without its full stop. It holds every day, also while the phones rest. */
export const replyPromise = (now: Date, start: string = promise.by): string =>
  `${start} ${formatDayAndTime(replyBy(now))}, ${promise.channels}`;

/** "Phones open Monday, 7 AM"; undefined while they are open. */
export function phonesOpen(now: Date): string | undefined {
  const opens = nextOpening(now);
  return opens && `${opening} ${formatDayAndTime(opens).replace(":00", "")}`;
}
