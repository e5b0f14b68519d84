import { expect, test } from "vitest";
import { offeredDaySample } from "#inbox/testing/samples.ts";
import { daysAhead, dayWords, obstacle, roomWords, windowHours } from "./visit-words.ts";

test.each([
  ["07:00", "11:00", "7–11 AM"],
  ["11:00", "15:00", "11 AM–3 PM"],
  ["12:30", "14:00", "12:30–2 PM"],
] as const)("the window from %s to %s is %s", (starts, ends, words) => {
  expect(windowHours({ starts, ends })).toBe(words);
});

test("a day says how much room it has, never less than zero", () => {
  const room = (more: object) => roomWords(offeredDaySample("2026-11-24", more));
  expect(room({})).toBe("5 of 8 free");
  expect(room({ taken: 8 })).toBe("full");
  expect(room({ taken: 9 })).toBe("full");
  expect(room({ capacity: 0, taken: 0 })).toBe("no visits");
  expect(room({ off: "Thanksgiving" })).toBe("day off");
});

test("a day says how many of its visits are nearby", () => {
  const words = (nearby: number) =>
    dayWords(offeredDaySample("2026-11-24", { nearby }), "2026-11-22");
  expect(words(2)).toBe("in 2 days · 2 nearby");
  expect(words(0)).toBe("in 2 days");
});

test("a day that needs an override says why", () => {
  const why = (more: object) => obstacle(offeredDaySample("2026-11-24", more));
  expect(why({})).toBe("");
  expect(why({ isRouteDay: false, fits: false })).toBe("");
  expect(why({ taken: 8 })).toBe("full, 8 of 8 taken");
  expect(why({ capacity: 0, taken: 0 })).toBe("no visits");
  expect(why({ off: "Thanksgiving" })).toBe("day off: Thanksgiving");
});

test("days are counted across the end of a year", () => {
  expect(daysAhead("2026-12-31", "2026-12-31")).toBe("today");
  expect(daysAhead("2027-01-01", "2026-12-31")).toBe("tomorrow");
  expect(daysAhead("2027-01-09", "2026-12-31")).toBe("in 9 days");
  expect(daysAhead("2026-12-30", "2026-12-31")).toBe("yesterday");
  expect(daysAhead("2026-12-01", "2026-12-31")).toBe("30 days ago");
});
