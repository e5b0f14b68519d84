import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { priceWords } from "#domain/booking/prices.ts";
import type { VisitPageProps } from "#domain/pages/page-props.ts";

/** What was quoted. Bookings that were stored with other choices are shown with the first ones. */
export function priceOf({ serviceType, numDogs, quotedPerVisit }: VisitPageProps) {
  const plan = serviceTypes.find((one) => one === serviceType) ?? "weekly";
  const dogs = dogCounts.find((one) => one === numDogs) ?? "1";
  return priceWords(plan, dogs, quotedPerVisit ?? undefined);
}
