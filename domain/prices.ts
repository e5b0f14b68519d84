import { instantAnswer } from "#content/instant-answer.ts";
import { additionalDogPrice, dogsIncluded, firstVisitPrice, plans } from "#content/plans.ts";
import { type DogCount, dogCountLabel, type ServiceType } from "./booking-options.ts";

function planOf(serviceType: ServiceType) {
  const plan = plans.find((candidate) => candidate.serviceType === serviceType);
  if (!plan) throw new RangeError(`no plan for service type ${serviceType}`);
  return plan;
}

/** What a yard costs, in whole US dollars. */
export interface Quote {
  readonly firstVisit: number;
  readonly perVisit: number;
  /** Rounded: show it as "about". */
  readonly perMonth: number;
  /** True for "5+" dogs: the prices are the least it can cost, show them as "from". */
  readonly isFrom: boolean;
}

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

/** A year of visits, in whole US dollars. The free first visit is not taken off. */
export function yearlyPrice(
  serviceType: ServiceType,
  dogs: DogCount,
): { readonly dollars: number; readonly isFrom: boolean } {
  const { perVisit, isFrom } = quote(serviceType, dogs);
  return { dollars: perVisit * planOf(serviceType).visitsPerYear, isFrom };
}

/** The parts of a price: "from ", "$46", "every 2 weeks" and "from about $100 a month, 5+ dogs". */
export function priceWords(serviceType: ServiceType, dogs: DogCount) {
  const { label, shortPeriod } = planOf(serviceType);
  const { firstVisit, perVisit, perMonth, isFrom } = quote(serviceType, dogs);
  const from = isFrom ? "from " : "";
  const count = dogCountLabel(dogs).toLowerCase();
  return {
    from,
    perVisit: `$${perVisit}`,
    period: shortPeriod,
    month: `${from}about $${perMonth} a month, ${count}`,
    firstVisit: `$${firstVisit}`,
    choice: `${label}, ${count}`,
  };
}

/** "Weekly with 2 dogs: $26 a visit, first one free." */
export function instantPrice(dogs: DogCount): string {
  const { from, perVisit } = priceWords("weekly", dogs);
  const plan = `${planOf("weekly").label} with ${dogCountLabel(dogs).toLowerCase()}`;
  return instantAnswer.price(plan, `${from}${perVisit}`);
}

/**
 * Writes today's prices into an article: `{price:weekly}` and the other plans, `{additional-dog}`.
 * @throws RangeError for any other name in braces, so that no article goes out with a gap
 */
export const fillInPrices = (text: string): string =>
  text.replace(/\{([a-z][a-z:-]*)\}/g, (braces, name: string) => {
    const plan = plans.find(({ serviceType }) => name === `price:${serviceType}`);
    const price = name === "additional-dog" ? additionalDogPrice : plan?.pricePerVisit;
    if (price === undefined) throw new RangeError(`no price is called ${braces}`);
    return `$${price}`;
  });
