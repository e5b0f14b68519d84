import { expect, test } from "vitest";
import { quote } from "./quote.ts";

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

test("five dogs or more are quoted as the least it can cost", () => {
  expect(quote("weekly", "5+")).toEqual({
    firstVisit: 0,
    perVisit: 32,
    perMonth: 139,
    isFrom: true,
  });
});
