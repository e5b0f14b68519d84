import { expect, test } from "vitest";
import { weeksWords, weekWords } from "./week-words.ts";

const week = (sunday: string, bookings: number, inTime = bookings, late = 0, uncalled = 0) => ({
  week: sunday,
  bookings,
  inTime,
  late,
  uncalled,
});

test("a week in words leaves out counts of zero", () => {
  expect(weekWords(week("2026-11-15", 9, 5, 1, 2))).toBe(
    "Week of November 15, 2026: 9 bookings; 5 called in time; 1 late; 2 declined, no call; 1 not due yet.",
  );
  expect(weekWords(week("2026-09-06", 1))).toBe(
    "Week of September 6, 2026: 1 booking; 1 called in time.",
  );
  expect(weekWords(week("2026-09-06", 0))).toBe("Week of September 6, 2026: 0 bookings.");
});

test("the weeks in words: the average, and whether the last one is over", () => {
  const weeks = [week("2026-11-01", 4), week("2026-11-08", 7), week("2026-11-15", 2)];
  expect(weeksWords(weeks, "2026-11-20")).toBe("4.3 a week over 3 weeks so far.");
  expect(weeksWords(weeks, "2026-11-22")).toBe("4.3 a week over 3 weeks.");
});
