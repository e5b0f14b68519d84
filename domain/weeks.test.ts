import { expect, test } from "vitest";
import { addDays, weekOf, weeksBetween } from "./weeks.ts";

test("days are counted over the ends of months and years", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});

test("a week starts on Monday", () => {
  expect(weekOf("2026-11-16")).toBe("2026-11-16");
  expect(weekOf("2026-11-20")).toBe("2026-11-16");
  expect(weekOf("2026-11-22")).toBe("2026-11-16");
  expect(weekOf("2027-01-01")).toBe("2026-12-28");
});

test("every week that a range touches is there", () => {
  expect(weeksBetween("2026-11-20", "2026-11-20")).toEqual(["2026-11-16"]);
  expect(weeksBetween("2026-11-22", "2026-11-30")).toEqual([
    "2026-11-16",
    "2026-11-23",
    "2026-11-30",
  ]);
});
