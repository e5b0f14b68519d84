import { additionalDogPrice, plans } from "#content/plans.ts";

const prices = new Map<string, number>([
  ...plans.map((plan) => [`price:${plan.serviceType}`, plan.pricePerVisit] as const),
  ["additional-dog", additionalDogPrice],
]);

/**
 * Writes the prices of today into an article: `{price:weekly}` and the other plans, `{additional-dog}`.
 * Throws a RangeError for a name in braces that is neither, so that no article goes out with a gap.
 */
export const fillInPrices = (text: string): string =>
  text.replace(/\{([a-z][a-z:-]*)\}/g, (braces, name: string) => {
    const price = prices.get(name);
    if (price === undefined) throw new RangeError(`no price is called ${braces}`);
    return `$${price}`;
  });
