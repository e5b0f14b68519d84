import { own } from "./own.ts";
import type { Plan } from "./schemas.ts";

/** Dogs that every plan's price includes. */
export const dogsIncluded = 1;

/** The same in words. */
export const includedDogs: string = dogsIncluded === 1 ? "1 dog" : `${dogsIncluded} dogs`;

/** Whole US dollars a visit for each dog beyond those included. */
export const additionalDogPrice: number = own("additionalDogPrice", 2);

/** What every plan's price covers, and what costs extra. */
export const inclusions: readonly string[] = [
  `${includedDogs} included`,
  `+$${additionalDogPrice} per additional dog`,
];

/** The words around the plans. */
export const planWords = {
  popular: "Most Popular",
  button: "Get Started",
  /** Below the short list of the plans. */
  inclusions: `On every plan: ${inclusions.join(", ")}.`,
} as const;

/** Whole US dollars for a visit to this many dogs. */
export const visitPrice = ({ pricePerVisit }: Pick<Plan, "pricePerVisit">, dogs: number): number =>
  pricePerVisit + Math.max(0, dogs - dogsIncluded) * additionalDogPrice;

/** In place of a price that is worked out for the property. */
export const quotedPrice = "By quote";

/** Whole US dollars for the first visit. */
export const firstVisitPrice = 0;

/** The price table, in the order in which it is shown. Prices are here and nowhere else. */
export const plans = [
  {
    serviceType: "bi-weekly",
    title: "Bi-Weekly Service",
    label: "Bi-Weekly",
    pricePerVisit: own("plans.bi-weekly.pricePerVisit", 38),
    visitsPerYear: 26,
    period: "per bi-weekly visit (every 2 weeks)",
    shortPeriod: "every 2 weeks",
    description: "For one easygoing dog and a tidy yard.",
    isPopular: false,
  },
  {
    serviceType: "weekly",
    title: "Weekly Service",
    label: "Weekly",
    pricePerVisit: own("plans.weekly.pricePerVisit", 24),
    visitsPerYear: 52,
    period: "per week",
    shortPeriod: "per week",
    description: "The schedule most yards settle into.",
    isPopular: true,
  },
  {
    serviceType: "twice-weekly",
    title: "Twice Weekly",
    label: "Twice Weekly",
    pricePerVisit: own("plans.twice-weekly.pricePerVisit", 20),
    visitsPerYear: 104,
    period: "per service (2x per week)",
    shortPeriod: "per visit, twice a week",
    description: "For packs, pools and play dates.",
    isPopular: false,
  },
] as const satisfies readonly Plan[];

const prices = plans.map((plan) => plan.pricePerVisit);

/** The lowest and the highest price of a visit in whole US dollars. It follows from the plans. */
export const priceRange = { low: Math.min(...prices), high: Math.max(...prices) } as const;
