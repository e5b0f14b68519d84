import { bookingWords } from "#content/booking.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { unbroken } from "#domain/dates.ts";
import { priceWords } from "#domain/prices.ts";
import type { Booked } from "./outcome.ts";

const { promise, sentTo, afterFirst } = bookingWords.confirmation;

/** When the team will be in touch, and what was booked at which price. */
export function BookedFacts({ booking, hearBy }: Booked) {
  const price = priceWords(booking.serviceType, booking.numDogs);
  return (
    <>
      <p>
        {`${promise}. ${bookingWords.promise.hear} `}
        <b>{unbroken(byWords(hearBy, new Date()))}</b>
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
