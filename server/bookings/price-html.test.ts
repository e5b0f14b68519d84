import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { Price } from "#site/islands/booking/price.tsx";
import { priceHtml } from "./price-html.ts";

const choices = serviceTypes.flatMap((serviceType) =>
  ["", ...dogCounts].map((numDogs) => ({ serviceType, numDogs })),
);

test.each(choices)("the server writes the price of %j as the form does", (chosen) => {
  const $ = load(renderToStaticMarkup(createElement(Price, chosen)));
  expect(load(priceHtml(chosen))("body").html()).toBe($("output").html());
});

test("the price follows the plan and the dogs; without a choice it is weekly with one dog", () => {
  const [oneDog] = dogCounts;
  expect(new Set(choices.map(priceHtml)).size).toBe(serviceTypes.length * dogCounts.length);
  expect(priceHtml({ serviceType: "", numDogs: "" })).toBe(
    priceHtml({ serviceType: "weekly", numDogs: oneDog }),
  );
});
