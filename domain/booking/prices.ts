import { instantAnswer } from "#content/instant-answer.ts";
import { additionalDogPrice, firstVisitPrice, plans, visitPrice } from "#content/plans.ts";
import { type DogCount, dogCountLabel, type ServiceType } from "./options.ts";

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
  const perVisit = visitPrice(plan, Number.parseInt(dogs, 10));
  return {
    firstVisit: firstVisitPrice,
    perVisit,
    perMonth: Math.round((perVisit * plan.visitsPerYear) / 12),
    isFrom: dogs.endsWith("+"),
  };
}

/** The parts of a price: "from ", "$46", "every 2 weeks", "from about $100 a month" and "5+ dogs". */
export function priceWords(serviceType: ServiceType, dogs: DogCount) {
  const { label, shortPeriod } = planOf(serviceType);
  const { firstVisit, perVisit, perMonth, isFrom } = quote(serviceType, dogs);
  const from = isFrom ? "from " : "";
  return {
    plan: label,
    dogs: dogCountLabel(dogs).toLowerCase(),
    from,
    perVisit: `$${perVisit}`,
    period: shortPeriod,
    month: `${from}about $${perMonth} a month`,
    firstVisit: `$${firstVisit}`,
  };
}

/** "Weekly with 2 dogs: $26 a visit, first one free." */
export function instantPrice(count: DogCount): string {
  const { plan, dogs, from, perVisit } = priceWords("weekly", count);
  return instantAnswer.price(`${plan} with ${dogs}`, `${from}${perVisit}`);
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
