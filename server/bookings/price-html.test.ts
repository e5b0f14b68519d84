import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import {
  type DogCount,
  dogCounts,
  type ServiceType,
  serviceTypes,
} from "#domain/booking-options.ts";
import { priceWords } from "#domain/prices.ts";
import { priceHtml } from "./price-html.ts";

function expected(plan: ServiceType, dogs: DogCount): string {
  const price = priceWords(plan, dogs);
  return `<span>${bookingWords.afterwards}</span><span>${price.from}<b>${price.perVisit}</b> ${price.period}</span><span>${price.month}, ${price.dogs}</span>`;
}

test("the price follows the plan and the dogs; without a choice it is weekly with one dog", () => {
  const all = new Set<string>();
  for (const serviceType of serviceTypes)
    for (const numDogs of dogCounts) {
      const shown = priceHtml({ serviceType, numDogs });
      expect(shown).toBe(expected(serviceType, numDogs));
      all.add(shown);
    }
  expect(all.size).toBe(serviceTypes.length * dogCounts.length);
  expect(priceHtml({ serviceType: "", numDogs: "" })).toBe(expected("weekly", dogCounts[0]));
});
