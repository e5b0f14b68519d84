import { mailWords } from "#content/mail.ts";
import { plans } from "#content/plans.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { dogCountLabel, dogCounts } from "#domain/booking-options.ts";
import { quote } from "#domain/quote.ts";

export interface Priced {
  /** "Weekly". */
  readonly plan: string;
  /** "3 dogs". */
  readonly dogs: string;
  /** "$28 per visit, about $121 a month". Undefined for a plan that is no longer offered. */
  readonly price: string | undefined;
  /** "Free", or the dollars of the first visit. */
  readonly firstVisit: string;
}

/** Plan, dogs and quote of a booking in words. */
export function pricedPlan({ serviceType, numDogs }: Booking): Priced {
  const plan = plans.find((one) => one.serviceType === serviceType);
  const count = dogCounts.find((one) => one === numDogs);
  const dogs = count ? dogCountLabel(count).toLowerCase() : numDogs;
  if (!plan || !count)
    return { plan: serviceType, dogs, price: undefined, firstVisit: mailWords.free };
  const { firstVisit, perVisit, perMonth, isFrom } = quote(plan.serviceType, count);
  const from = isFrom ? `${mailWords.from} ` : "";
  return {
    plan: plan.label,
    dogs,
    price: `${from}$${perVisit} ${mailWords.perVisit}, ${from}${mailWords.perMonth} $${perMonth} ${mailWords.month}`,
    firstVisit: firstVisit > 0 ? `$${firstVisit}` : mailWords.free,
  };
}

/** The address in one line. */
export const addressLine = ({ address, city, state, zipCode }: Booking): string =>
  `${address}, ${city}, ${state} ${zipCode}`;

export const fullName = ({ firstName, lastName }: Booking): string => `${firstName} ${lastName}`;
