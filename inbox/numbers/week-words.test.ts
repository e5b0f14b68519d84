import { expect, test } from "vitest";
import { openOf, weeksWords, weekWords } from "./week-words.ts";

const week = (monday: string, bookings: number, inTime = bookings, late = 0) => ({
  week: monday,
  bookings,
  inTime,
  late,
});

test("bookings neither called in time nor late have time left", () => {
  expect(openOf(week("2026-11-16", 9, 5, 1))).toBe(3);
});

test("a week in words leaves out counts of zero", () => {
  expect(weekWords(week("2026-11-16", 9, 5, 1))).toBe(
    "Week of November 16, 2026: 9 bookings, 5 called in time, 1 late, 3 with time left.",
  );
  expect(weekWords(week("2026-09-07", 1))).toBe(
    "Week of September 7, 2026: 1 booking, 1 called in time.",
  );
  expect(weekWords(week("2026-09-07", 0))).toBe("Week of September 7, 2026: 0 bookings.");
});

test("the weeks in words: the average, the busiest, and whether the last one is over", () => {
  const weeks = [week("2026-11-02", 4), week("2026-11-09", 7), week("2026-11-16", 2)];
  expect(weeksWords(weeks, "2026-11-20")).toBe(
    "4.3 a week over 3 weeks. The busiest began on November 9, 2026, with 7. The last week is not over yet.",
  );
  expect(weeksWords(weeks, "2026-11-23")).not.toContain("not over");
});
