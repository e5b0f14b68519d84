import { expect, test } from "vitest";
import { formatDay, formatMonth } from "./month.ts";

test("a day is shown as its month, also the first and the last", () => {
  expect(formatMonth("2024-12-01")).toBe("December 2024");
  expect(formatMonth("2024-12-31")).toBe("December 2024");
});

test("a whole day is shown as it was written, whatever the time zone here", () => {
  expect(formatDay("2026-12-01")).toBe("December 1, 2026");
});
