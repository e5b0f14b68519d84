import { expect, test } from "vitest";
import { additionalDogPrice, plans } from "#content/plans.ts";
import { fillInPrices } from "./article-prices.ts";

test.each(plans)("an article names today's price of $label", ({ serviceType, pricePerVisit }) => {
  expect(fillInPrices(`<td>{price:${serviceType}} a visit</td>`)).toBe(
    `<td>$${pricePerVisit} a visit</td>`,
  );
});

test("the price of another dog stands wherever it is asked for", () => {
  expect(fillInPrices("{additional-dog}, and {additional-dog}")).toBe(
    `$${additionalDogPrice}, and $${additionalDogPrice}`,
  );
});

test("a price that does not exist stops the build", () => {
  expect(() => fillInPrices("{price:monthly}")).toThrow("{price:monthly}");
});
