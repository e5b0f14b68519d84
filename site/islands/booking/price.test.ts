import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { priceHtml } from "#server/bookings/price-html.ts";
import { Price } from "./price.tsx";

const choices = serviceTypes.flatMap((serviceType) =>
  ["", ...dogCounts].map((numDogs) => ({ serviceType, numDogs })),
);

test.each(choices)("the server writes the price of %j as the form does", (chosen) => {
  const $ = load(renderToStaticMarkup(createElement(Price, chosen)));
  expect(load(priceHtml(chosen))("body").html()).toBe($("output").html());
});
