import { expect, test } from "vitest";
import { additionalDogPrice, plans } from "#content/plans.ts";
import { dogCounts, serviceTypes } from "./booking-options.ts";
import { fillInPrices, priceWords, quote, yearlyPrice } from "./prices.ts";

test.each([
  ["weekly", "1", 24, 104],
  ["weekly", "2", 26, 113],
  ["weekly", "3", 28, 121],
  ["bi-weekly", "1", 38, 82],
  ["bi-weekly", "4", 44, 95],
  ["twice-weekly", "1", 20, 173],
  ["twice-weekly", "2", 22, 191],
] as const)("%s with %s: $%i a visit, about $%i a month", (plan, dogs, perVisit, perMonth) => {
  expect(quote(plan, dogs)).toEqual({ firstVisit: 0, perVisit, perMonth, isFrom: false });
});

test("five dogs or more get a minimum price", () => {
  expect(quote("weekly", "5+")).toEqual({
    firstVisit: 0,
    perVisit: 32,
    perMonth: 139,
    isFrom: true,
  });
});

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

test("five dogs or more get a minimum price for a year", () => {
  expect(yearlyPrice("weekly", "5+")).toEqual({ dollars: 1664, isFrom: true });
});

test("every plan and number of dogs has a yearly price, which rises with each dog", () => {
  for (const serviceType of serviceTypes) {
    const dollars = dogCounts.map((dogs) => yearlyPrice(serviceType, dogs).dollars);
    expect(dollars).toEqual(dollars.toSorted((one, other) => one - other));
    expect(new Set(dollars).size).toBe(dogCounts.length);
  }
});

test("a price names its period, a monthly one says about, and one for many dogs says from", () => {
  expect(priceWords("weekly", "1")).toEqual({
    plan: "Weekly",
    dogs: "1 dog",
    from: "",
    perVisit: "$24",
    period: "per week",
    month: "about $104 a month",
    firstVisit: "$0",
  });
  expect(priceWords("bi-weekly", "5+")).toMatchObject({
    from: "from ",
    perVisit: "$46",
    month: "from about $100 a month",
    dogs: "5+ dogs",
  });
});

test.each(plans)("an article names today's price of $label", ({ serviceType, pricePerVisit }) => {
  expect(fillInPrices(`<td>{price:${serviceType}} a visit</td>`)).toBe(
    `<td>$${pricePerVisit} a visit</td>`,
  );
});

test("the price of an additional dog is filled in wherever a text asks for it", () => {
  expect(fillInPrices("{additional-dog}, and {additional-dog}")).toBe(
    `$${additionalDogPrice}, and $${additionalDogPrice}`,
  );
});

test("a price that does not exist stops the build", () => {
  expect(() => fillInPrices("{price:monthly}")).toThrow("{price:monthly}");
});
