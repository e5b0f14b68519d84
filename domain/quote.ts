import { additionalDogPrice, dogsIncluded, firstVisitPrice } from "#content/plans.ts";
import type { DogCount, ServiceType } from "./booking-options.ts";
import { planOf } from "./plan-of.ts";

/** What a yard costs, in whole US dollars. */
export interface Quote {
  readonly firstVisit: number;
  readonly perVisit: number;
  /** Rounded: show it as "about". */
  readonly perMonth: number;
  /** True for "5+" dogs: both prices are the least it can cost, show them as "from". */
  readonly isFrom: boolean;
}

/** The price of a plan for so many dogs. @see spec section 9 */
export function quote(serviceType: ServiceType, dogs: DogCount): Quote {
  const plan = planOf(serviceType);
  const additionalDogs = Math.max(0, Number.parseInt(dogs, 10) - dogsIncluded);
  const perVisit = plan.pricePerVisit + additionalDogs * additionalDogPrice;
  return {
    firstVisit: firstVisitPrice,
    perVisit,
    perMonth: Math.round((perVisit * plan.visitsPerYear) / 12),
    isFrom: dogs.endsWith("+"),
  };
}
