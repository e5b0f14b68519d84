import { bookingWords } from "#content/booking.ts";
import { formatDayAndTime, unbroken } from "#domain/dates.ts";
import { priceWords } from "#domain/prices.ts";
import type { Booked } from "./outcome.ts";

const { promise, sentTo, afterFirst, pickDay } = bookingWords.confirmation;

/** By when the team is in touch, what was booked at which price, and the way to the visitor's own page. */
export function BookedFacts({ booking, replyBy, visit }: Booked) {
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
        {`${bookingWords.firstVisit} ${price.firstVisit}, ${afterFirst} ${price.choice}: `}
        <b>{`${price.from}${price.perVisit} ${price.period}`}</b>.
      </p>
      {visit && (
        <p>
          <a href={visit} className="tap">
            {pickDay}
          </a>
        </p>
      )}
    </>
  );
}
