import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { hours } from "#content/business-facts.ts";
import { dayMs, formatDayAndTime, hourMs, phoenixOffsetMs, sinceMidnight } from "./dates.ts";

/** The latest time to get in touch about a booking made at `createdAt`. */
export const replyBy = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + business.replyWithinHours * hourMs);

/** The promise for a booking made now, without a period. It applies every day, regardless of the office hours. */
export const replyPromise = (now: Date, start: string = bookingWords.promise.by): string =>
  `${start} ${formatDayAndTime(replyBy(now))}, ${bookingWords.promise.channels}`;

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** When the moment's Phoenix day begins. */
export const midnightBefore = (moment: number): number =>
  Math.floor((moment + phoenixOffsetMs) / dayMs) * dayMs - phoenixOffsetMs;

/** When the office opens and closes on the moment's Phoenix day, if it opens at all. */
export function openingOn(moment: number): { opens: number; closes: number } | undefined {
  const midnight = midnightBefore(moment);
  const name = dayNames[new Date(midnight + phoenixOffsetMs).getUTCDay()];
  const times = hours.find(({ days }) => days.some((one) => one === name));
  return (
    times && {
      opens: midnight + sinceMidnight(times.opens),
      closes: midnight + sinceMidnight(times.closes),
    }
  );
}

/** When the office opens again; undefined while it is open. */
export function nextOpening(now: Date): Date | undefined {
  const moment = now.getTime();
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const opening = openingOn(moment + ahead * dayMs);
    if (!opening || moment >= opening.closes) continue;
    return moment >= opening.opens ? undefined : new Date(opening.opens);
  }
  throw new RangeError("the office never opens: content/business-facts.ts names no hours");
}

/** "Phones open Monday, 7 AM"; while they are open, "Phones open now". */
export function phonesOpen(now: Date): string {
  const opens = nextOpening(now);
  const when = opens ? formatDayAndTime(opens).replace(":00", "") : bookingWords.now;
  return `${bookingWords.phonesOpen} ${when}`;
}
