import { bookingWords } from "#content/booking.ts";
import { formatDayAndTime, unbroken } from "#domain/dates.ts";
import { priceWords } from "#domain/prices.ts";
import type { Booked } from "./outcome.ts";

const { promise, sentTo, afterFirst } = bookingWords.confirmation;

/** When the team will be in touch, and what was booked at which price. */
export function BookedFacts({ booking, replyBy }: Booked) {
  const price = priceWords(booking.serviceType, booking.numDogs);
  return (
    <>
      <p>
        {`${promise}: ${bookingWords.by} `}
        <b>{unbroken(formatDayAndTime(replyBy))}</b>
        {`, ${bookingWords.promise.channels}.`}
      </p>
      <p>
        {`${sentTo} `}
        <b>{booking.email}</b>.
      </p>
      <p>
        {`${bookingWords.firstVisit} ${price.firstVisit}, ${afterFirst} ${price.plan}, ${price.dogs}: `}
        <b>{`${price.from}${price.perVisit} ${price.period}`}</b>.
      </p>
    </>
  );
}
