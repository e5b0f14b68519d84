import { expect, test } from "vitest";
import { dayOfYear, isDay, preferredDay, shortDay, shortTime } from "./dates.ts";

test("only real calendar days are valid", () => {
  for (const day of ["2026-11-20", "2028-02-29"]) expect(isDay(day), day).toBe(true);
  for (const text of ["", "2026-11-31", "2026-02-29", "2026-11-20T00:00", "26-11-20", "x"])
    expect(isDay(text), text).toBe(false);
});

test("a day of the year is written short", () => {
  expect(dayOfYear("2026-09-07")).toBe("Sep 7");
});

test("a preferred day is written out if it is a date, else shown as it was typed", () => {
  expect(preferredDay("2026-12-01")).toBe("Tuesday, December 1, 2026");
  for (const typed of ["Monday", "2026-02-31", "2026-13-01", "2026", "12/01/2026", "-1", ""])
    expect(preferredDay(typed)).toBe(typed);
});

test("times are in Phoenix time, without the day if it is today", () => {
  const now = new Date("2026-11-21T06:30:00.000Z");
  expect(shortTime(new Date("2026-11-20T16:40:00.000Z"), now)).toBe("9:40 AM");
  expect(shortTime(new Date("2026-11-20T06:40:00.000Z"), now)).toBe("Nov 19, 11:40 PM");
});

test("a day of another year shows the year, also the same day a year ago", () => {
  const now = new Date("2026-11-21T06:30:00.000Z");
  expect(shortTime(new Date("2025-11-20T16:40:00.000Z"), now)).toBe("Nov 20, 2025, 9:40 AM");
  // New Year's Eve in Phoenix is January in UTC.
  expect(shortDay(new Date("2026-01-01T06:59:00.000Z"), now)).toBe("Dec 31, 2025");
  expect(shortDay(new Date("2026-01-01T07:00:00.000Z"), now)).toBe("Jan 1");
});
