import { expect, test } from "vitest";
import { dogCounts, serviceTypes } from "./booking-options.ts";
import { yearlyPrice } from "./yearly-price.ts";

test.each([
  ["bi-weekly", "1", 988],
  ["bi-weekly", "4", 1144],
  ["weekly", "1", 1248],
  ["weekly", "2", 1352],
  ["twice-weekly", "1", 2080],
  ["twice-weekly", "3", 2496],
] as const)("a year of %s visits for %s costs $%i", (serviceType, dogs, dollars) => {
  expect(yearlyPrice(serviceType, dogs)).toEqual({ dollars, isFrom: false });
});

test("five dogs or more are the least a year can cost", () => {
  expect(yearlyPrice("weekly", "5+")).toEqual({ dollars: 1664, isFrom: true });
});

test("every plan and number of dogs has a year's price, dearer with each dog", () => {
  for (const serviceType of serviceTypes) {
    const dollars = dogCounts.map((dogs) => yearlyPrice(serviceType, dogs).dollars);
    expect(dollars).toEqual(dollars.toSorted((one, other) => one - other));
    expect(new Set(dollars).size).toBe(dogCounts.length);
  }
});
