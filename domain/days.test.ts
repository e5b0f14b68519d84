import { expect, test } from "vitest";
import { addDays, daysBetween, formatDay, formatMonth, monthsBefore, weekOf } from "./days.ts";

test("the days from one to another include both, also across the end of a year", () => {
  expect(daysBetween("2026-12-30", "2027-01-02")).toEqual([
    ...["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"],
  ]);
  expect(daysBetween("2026-11-20", "2026-11-20")).toEqual(["2026-11-20"]);
  expect(daysBetween("2026-11-20", "2026-11-19")).toEqual([]);
  expect(daysBetween("9999-12-31", "9999-12-31")).toEqual(["9999-12-31"]);
});

test("the month of a day is right, also for its first and last day", () => {
  expect(formatMonth("2024-12-01")).toBe("December 2024");
  expect(formatMonth("2024-12-31")).toBe("December 2024");
});

test("a day is shown as it was written, regardless of the local time zone", () => {
  expect(formatDay("2026-12-01")).toBe("December 1, 2026");
});

test("days are added across the ends of months and years", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});

test("a week starts on Sunday", () => {
  expect(weekOf("2026-11-22")).toBe("2026-11-22");
  expect(weekOf("2026-11-28")).toBe("2026-11-22");
  expect(weekOf("2027-01-01")).toBe("2026-12-27");
});

test("months are counted back across years, and shorter months end earlier", () => {
  expect(monthsBefore("2026-11-20", 1)).toBe("2026-10-20");
  expect(monthsBefore("2026-11-20", 12)).toBe("2025-11-20");
  expect(monthsBefore("2026-01-15", 2)).toBe("2025-11-15");
  expect(monthsBefore("2026-03-31", 1)).toBe("2026-02-28");
  expect(monthsBefore("2028-03-31", 1)).toBe("2028-02-29");
});
