import { instantAnswer } from "#content/instant-answer.ts";
import { additionalDogPrice, firstVisitPrice, plans, visitPrice } from "#content/plans.ts";
import { isCommercial } from "./call-first.ts";
import {
  type DogCount,
  dogCountLabel,
  dogCounts,
  type ServiceType,
  serviceTypes,
} from "./options.ts";

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

const perVisitToday = (serviceType: ServiceType, dogs: DogCount): number =>
  visitPrice(planOf(serviceType), Number.parseInt(dogs, 10));

/** At today's price, or at the one that was quoted earlier. */
export function quote(
  serviceType: ServiceType,
  dogs: DogCount,
  perVisit: number = perVisitToday(serviceType, dogs),
): Quote {
  const plan = planOf(serviceType);
  return {
    firstVisit: firstVisitPrice,
    perVisit,
    perMonth: Math.round((perVisit * plan.visitsPerYear) / 12),
    isFrom: dogs.endsWith("+"),
  };
}

/** The parts of a price: "from ", "$46", "every 2 weeks", "from about $100 a month" and "5+ dogs". */
export function priceWords(serviceType: ServiceType, dogs: DogCount, quoted?: number) {
  const { label, shortPeriod } = planOf(serviceType);
  const { firstVisit, perVisit, perMonth, isFrom } = quote(serviceType, dogs, quoted);
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

/** A booking's choices as they are stored: any text. */
interface Choices {
  readonly serviceType: string;
  readonly numDogs: string;
}

const offered = ({ serviceType, numDogs }: Choices) => ({
  plan: serviceTypes.find((one) => one === serviceType),
  dogs: dogCounts.find((one) => one === numDogs),
});

/** What a booking is quoted today for a visit; null for what is not in the price table. */
export function quoteFor(booking: Choices & { readonly page: string | null }): number | null {
  const { plan, dogs } = offered(booking);
  return plan && dogs && !isCommercial(booking) ? perVisitToday(plan, dogs) : null;
}

/** The price that a booking was quoted; undefined for one without. */
export function bookedPrice(booking: Choices & { readonly quotedPerVisit: number | null }) {
  const { plan, dogs } = offered(booking);
  const { quotedPerVisit } = booking;
  return plan && dogs && quotedPerVisit !== null
    ? priceWords(plan, dogs, quotedPerVisit)
    : undefined;
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
