import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import {
  areaName,
  callName,
  nameOf,
  planLine,
  quoteLine,
  sharePercent,
  visitPrice,
} from "./labels.ts";

test("the plan is shown with the dogs and the price that was quoted, whatever it is today", () => {
  const booking = bookingSample({ serviceType: "weekly", numDogs: "3", quotedPerVisit: 17 });
  expect(planLine(booking)).toBe("Weekly · 3 dogs");
  expect(visitPrice(booking)).toBe("$17 a visit");
  expect(quoteLine(booking)).toBe(`$17 a visit, ${priceWords("weekly", "3", 17).month}`);
});

test("a plan, a number of dogs or an area that is no longer listed is shown as it was stored", () => {
  const booking = bookingSample({ serviceType: "one-time", numDogs: "6" });
  expect(planLine(booking)).toBe("one-time · 6");
  expect(quoteLine(booking)).toBe("");
  expect(areaName("quail-run")).toBe("quail-run");
  expect(areaName(null)).toBe("Outside our area");
});

test("a customer's plan and its price are what was agreed on", () => {
  const booking = bookingSample({
    serviceType: "weekly",
    chosenPlan: "twice-weekly",
    numDogs: "1",
  });
  expect(planLine(booking)).toBe("Twice Weekly · 1 dog");
  expect([visitPrice(booking), quoteLine(booking)]).toEqual(["", ""]);
  expect(visitPrice({ ...booking, price: "$19 a visit" })).toBe("$19 a visit");
});

test("who asked for a quote was shown no price, and who has five dogs or more a minimum", () => {
  const booking = bookingSample({ page: commercialHref });
  expect([visitPrice(booking), quoteLine(booking)]).toEqual(["By quote", "By quote"]);
  const { perVisit } = priceWords("weekly", "5+");
  expect(visitPrice(bookingSample({ numDogs: "5+" }))).toBe(`from ${perVisit} a visit`);
});

test("an erased booking has no name and no price", () => {
  const erased = { firstName: "", lastName: "" };
  expect(nameOf(bookingSample(erased))).toBe("Erased booking");
  expect(visitPrice(bookingSample({ serviceType: "", numDogs: "" }))).toBe("");
});

test("a name keeps six marks on a letter, and loses what turns the direction of its line", () => {
  const booking = bookingSample({
    firstName: `Le\u0301${"\u0489".repeat(60)}a`,
    lastName: "\u202eBell",
  });
  expect(nameOf(booking)).toBe(`Le\u0301${"\u0489".repeat(5)}a Bell`);
  expect(callName(booking)).toBe(`Le\u0301${"\u0489".repeat(5)}a`);
});

test("a share is never rounded up: one late booking in a thousand does not give 100%", () => {
  expect(sharePercent(999, 1000)).toBe(99);
  expect(sharePercent(1000, 1000)).toBe(100);
  expect(sharePercent(2, 3)).toBe(66);
  expect(sharePercent(0, 0)).toBe(0);
});
