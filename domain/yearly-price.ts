import type { DogCount, ServiceType } from "./booking-options.ts";
import { planOf } from "./plan-of.ts";
import { quote } from "./quote.ts";

/** A year of a plan, in whole US dollars. */
export interface YearlyPrice {
  readonly dollars: number;
  /** True for "5+" dogs: the price is the least it can cost, show it as "from". */
  readonly isFrom: boolean;
}

/** What a year of visits costs, the free first visit not taken off. @see spec section 9 */
export function yearlyPrice(serviceType: ServiceType, dogs: DogCount): YearlyPrice {
  const { perVisit, isFrom } = quote(serviceType, dogs);
  return { dollars: perVisit * planOf(serviceType).visitsPerYear, isFrom };
}
