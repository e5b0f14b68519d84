import { expect, test } from "vitest";
import { offeredDaySample } from "#inbox/testing/samples.ts";
import {
  daysAhead,
  dayWords,
  obstacle,
  proposedDay,
  proposedWindow,
  roomWords,
  slotOfChoice,
  splitDays,
  windowHours,
} from "./visit-choice.ts";

/** Phoenix time on Friday, November 20, 2026. */
const at = (time: string) => new Date(`2026-11-20T${time}:00.000-07:00`);
const friday = offeredDaySample("2026-11-20");
const tuesday = offeredDaySample("2026-11-24");
const full = offeredDaySample("2026-11-23", { taken: 8, fits: false });

test("the first day that fits is proposed, never a full one and never the visit's own", () => {
  expect(proposedDay([full, tuesday], undefined, at("09:00"))).toBe("2026-11-24");
  expect(proposedDay([friday, tuesday], "2026-11-20", at("09:00"))).toBe("2026-11-24");
  expect(proposedDay([full], undefined, at("09:00"))).toBeUndefined();
});

test("today is proposed only while one of its windows is still to begin", () => {
  expect(proposedDay([friday, tuesday], undefined, at("14:59"))).toBe("2026-11-20");
  expect(proposedDay([friday, tuesday], undefined, at("15:00"))).toBe("2026-11-24");
});

test("the first window to begin is proposed, and one that has begun only where none is left", () => {
  expect(proposedWindow("2026-11-24", at("23:00"))).toBe("morning");
  expect(proposedWindow("2026-11-20", at("06:59"))).toBe("morning");
  expect(proposedWindow("2026-11-20", at("07:00"))).toBe("midday");
  expect(proposedWindow("2026-11-20", at("17:30"))).toBe("afternoon");
  expect(proposedWindow("2026-11-20", at("18:00"))).toBeUndefined();
});

test("the next route days come first, in order, and every day is in exactly one list", () => {
  const off = offeredDaySample("2026-11-21", { isRouteDay: false, fits: false });
  const later = ["01", "04", "08", "11"].map((day) => offeredDaySample(`2026-12-${day}`));
  const { next, others } = splitDays([tuesday, ...later, full, off]);
  expect(next.map(({ day }) => day)).toEqual([
    ...["2026-11-23", "2026-11-24", "2026-12-01", "2026-12-04"],
  ]);
  expect(others.map(({ day }) => day)).toEqual(["2026-11-21", "2026-12-08", "2026-12-11"]);
});

test("the hours of a window are sent, or custom ones, unless they end before they start", () => {
  const choice = { day: tuesday, hours: { starts: "09:30", ends: "10:15" }, isOverridden: false };
  const common = { day: "2026-11-24", override: false, seen: 2 };
  expect(slotOfChoice({ ...choice, window: "midday" }, 2)).toEqual({
    ...common,
    ...{ starts: "11:00", ends: "15:00" },
  });
  expect(slotOfChoice({ ...choice, window: "hours" }, 2)).toEqual({
    ...common,
    ...choice.hours,
  });
  const backwards = { starts: "11:00", ends: "10:00" };
  expect(slotOfChoice({ ...choice, hours: backwards, window: "hours" }, 2)).toBeUndefined();
});

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
