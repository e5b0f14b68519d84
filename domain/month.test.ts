import { expect, test } from "vitest";
import { formatMonth } from "./month.ts";

test("a day is shown as its month, also the first and the last", () => {
  expect(formatMonth("2024-12-01")).toBe("December 2024");
  expect(formatMonth("2024-12-31")).toBe("December 2024");
});
