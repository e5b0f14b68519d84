import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { isServed } from "#domain/areas/served-zips.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { unbroken } from "#domain/dates.ts";
import { dayWords } from "#site/clock/first-days.ts";
import type { Booked } from "./booked.ts";

const { promise, promiseLater, sentTo, sentEarlier, afterFirst, pickDay } =
  bookingWords.confirmation;
const { callFirst, ownPage } = openWords;

/** The address is not on the map, or the zip is not known to be. */
const isOffMap = ({ booking }: Booked) => !isServed(booking.zipCode);

/** A tab can be opened again after days. */
function Promised({ hearBy }: Pick<Booked, "hearBy">) {
  const { hear, channels } = bookingWords.promise;
  const now = new Date();
  const isAhead = hearBy !== undefined && hearBy > now;
  return (
    <p>
      {isAhead ? `${promise}. ${hear} ` : promiseLater}
      {isAhead && <b>{unbroken(byWords(hearBy, now))}</b>}
      {`, ${channels}.`}
    </p>
  );
}

/** When the team will be in touch, what was booked at which price, and what is still open. */
export function BookedFacts(booked: Booked) {
  const { booking, isCommercial } = booked;
  const price = priceWords(booking.serviceType, booking.numDogs, booked.perVisit);
  return (
    <>
      <Promised {...booked} />
      <p>
        {`${booked.isEmailed ? sentEarlier : sentTo} `}
        <b>{booking.email}</b>.
      </p>
      {!isCommercial && (
        <p>
          {`${bookingWords.firstVisit} ${price.firstVisit}, ${afterFirst} ${price.plan}, ${price.dogs}: `}
          <b>{`${price.from}${price.perVisit} ${price.period}`}</b>.
        </p>
      )}
      {isCommercial && <p>{callFirst.quote}</p>}
      {!isCommercial && isOffMap(booked) && <p>{callFirst.offMap}</p>}
    </>
  );
}

/** The link to the visitor's own page, where a day can be picked unless the team calls first. */
export function visitLabel(booked: Booked): string {
  if (booked.isCommercial || isOffMap(booked)) return ownPage;
  return booked.firstDay ? `${pickDay}: ${dayWords(booked.firstDay)}?` : pickDay;
}
