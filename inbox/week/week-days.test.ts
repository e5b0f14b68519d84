import { expect, test } from "vitest";
import { sundayOf } from "./week-days.ts";

test.each([
  ["2026-11-22", "2026-11-22"],
  ["2026-11-28", "2026-11-22"],
  ["2027-01-01", "2026-12-27"],
])("the week of %s begins on Sunday %s", (day, sunday) => {
  expect(sundayOf(day)).toBe(sunday);
});
