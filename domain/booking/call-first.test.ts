import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { asCallFirst, asksForQuote, callFirst, waitsForCall } from "./call-first.ts";

test("the team calls first about a quote, and about an address off the map", () => {
  const [, query = ""] = commercialHref.split("?");
  expect(asksForQuote(`?${query}`)).toBe(true);
  expect(asksForQuote("?plan=weekly")).toBe(false);
  expect(callFirst({ page: commercialHref, area: "troon" })).toBe("quote");
  expect(callFirst({ page: "/book-now", area: null })).toBe("offMap");
  expect(callFirst({ page: null, area: "troon" })).toBeUndefined();
});

test.each([
  ["pending", "offMap"],
  ["spam", "offMap"],
  ["contacted", undefined],
  ["scheduled", undefined],
  ["active", undefined],
  ["declined", undefined],
] as const)(
  "somebody off the map whose booking is %s waits for a call about: %s",
  (status, reason) => {
    expect(waitsForCall({ page: null, area: null, status })).toBe(reason);
  },
);

test("the thank-you page knows why the team calls first, and nothing else in its address", () => {
  expect(["quote", "offMap"].map(asCallFirst)).toEqual(["quote", "offMap"]);
  for (const other of ["", "Quote", "constructor", null])
    expect(asCallFirst(other)).toBeUndefined();
});
