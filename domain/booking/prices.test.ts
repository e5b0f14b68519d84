import { expect, test } from "vitest";
import { instantAnswer } from "#content/instant-answer.ts";
import { additionalDogPrice, dogsIncluded, firstVisitPrice, plans } from "#content/plans.ts";
import { dogCounts } from "./options.ts";
import { fillInPrices, instantPrice, priceWords, quote } from "./prices.ts";

const plansAndDogs = plans.flatMap((plan) => dogCounts.map((dogs) => ({ plan, dogs })));

test.each(plansAndDogs)("$plan.label with $dogs: a visit and a month", ({ plan, dogs }) => {
  const { serviceType, pricePerVisit, visitsPerYear } = plan;
  const count = Number(dogs.replace("+", ""));
  const perVisit = pricePerVisit + (count - dogsIncluded) * additionalDogPrice;
  const perYear = perVisit * visitsPerYear;
  const isFrom = dogs === "5+";
  expect(quote(serviceType, dogs)).toEqual({
    firstVisit: firstVisitPrice,
    perVisit,
    perMonth: Math.round(perYear / 12),
    isFrom,
  });
});

test("a price names its period, a monthly one says about, and one for many dogs says from", () => {
  const [plan] = plans;
  const one = quote(plan.serviceType, "1");
  expect(priceWords(plan.serviceType, "1")).toEqual({
    plan: plan.label,
    dogs: "1 dog",
    from: "",
    perVisit: `$${one.perVisit}`,
    period: plan.shortPeriod,
    month: `about $${one.perMonth} a month`,
    firstVisit: `$${one.firstVisit}`,
  });
  const many = quote(plan.serviceType, "5+");
  expect(priceWords(plan.serviceType, "5+")).toMatchObject({
    from: "from ",
    perVisit: `$${many.perVisit}`,
    month: `from about $${many.perMonth} a month`,
    dogs: "5+ dogs",
  });
  const weekly = priceWords("weekly", "5+");
  expect(instantPrice("5+")).toBe(
    instantAnswer.price(`${weekly.plan} with 5+ dogs`, `from ${weekly.perVisit}`),
  );
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
