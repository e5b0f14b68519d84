import { expect, test } from "vitest";
import { addDays, isDay, longDay, mondayOf, shortDay } from "./days.ts";

test("days are counted over months, leap days and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
});

test("weeks begin on Monday, Sundays end them", () => {
  expect(mondayOf("2026-11-16")).toBe("2026-11-16");
  expect(mondayOf("2026-11-20")).toBe("2026-11-16");
  expect(mondayOf("2026-11-22")).toBe("2026-11-16");
  expect(mondayOf("2026-01-01")).toBe("2025-12-29");
});

test("only days of the calendar are days", () => {
  for (const day of ["2026-11-20", "2028-02-29"]) expect(isDay(day), day).toBe(true);
  for (const text of ["", "2026-11-31", "2026-02-29", "2026-11-20T00:00", "26-11-20", "x"])
    expect(isDay(text), text).toBe(false);
});

test("days are said as Americans write them", () => {
  expect(longDay("2026-11-20")).toBe("November 20, 2026");
  expect(shortDay("2026-09-07")).toBe("Sep 7");
});
