import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { asksForQuote, callFirst } from "./call-first.ts";

test("the team calls first about a quote, and about an address off the map", () => {
  const [, query = ""] = commercialHref.split("?");
  expect(asksForQuote(`?${query}`)).toBe(true);
  expect(asksForQuote("?plan=weekly")).toBe(false);
  expect(callFirst({ page: commercialHref, area: "troon" })).toBe("quote");
  expect(callFirst({ page: "/book-now", area: null })).toBe("offMap");
  expect(callFirst({ page: null, area: "troon" })).toBeUndefined();
});
