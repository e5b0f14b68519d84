import { expect, test } from "vitest";
import {
  formatDayAndTime,
  phoenixDateTime,
  phoenixDay,
  sinceMidnight,
  timeWords,
  toPhoenixIso,
  unbroken,
  weekdayOf,
} from "./dates.ts";
import { addDays, daysBetween, formatDay, formatMonth, monthsBefore, weekOf } from "./days.ts";
import { formatDuration } from "./duration.ts";

const booked = new Date("2026-11-23T22:40:00.000Z");

test("a moment is shown in Phoenix time", () => {
  expect(formatDayAndTime(booked)).toBe("Monday, 3:40 PM");
  expect(formatDayAndTime(new Date("2026-07-01T07:05:00Z"))).toBe("Wednesday, 12:05 AM");
});

test.each([
  ["00:00", "12 AM"],
  ["07:00", "7 AM"],
  ["11:59", "11:59 AM"],
  ["12:00", "noon"],
  ["12:05", "12:05 PM"],
  ["16:30", "4:30 PM"],
  ["24:00", "12 AM"],
])("the time %s is read as %s", (time, words) => {
  expect(timeWords(sinceMidnight(time))).toBe(words);
});

test("a moment as ISO 8601 has Phoenix's offset and stays the same moment", () => {
  expect(toPhoenixIso(booked)).toBe("2026-11-23T15:40:00.000-07:00");
  expect(new Date(toPhoenixIso(booked))).toEqual(booked);
});

test("a day ends at midnight in Phoenix", () => {
  expect(phoenixDay(new Date("2026-11-21T06:59:59.999Z"))).toBe("2026-11-20");
  expect(phoenixDay(new Date("2026-11-21T07:00:00.000Z"))).toBe("2026-11-21");
  expect(phoenixDateTime(booked)).toBe("2026-11-23 15:40:00");
});

test("on a page a time never breaks before AM or PM", () => {
  expect(unbroken("by Tuesday, 3:40 PM, by phone")).toBe("by Tuesday, 3:40\u00a0PM, by phone");
  expect(unbroken("Phones open Monday, 7 AM")).toBe("Phones open Monday, 7\u00a0AM");
});

test("minutes are left out where they do not matter", () => {
  expect(formatDuration(41 * 60_000)).toBe("41 min");
  expect(formatDuration(5 * 3_600_000 + 59 * 60_000)).toBe("5 h");
  expect(formatDuration(47 * 3_600_000)).toBe("47 h");
  expect(formatDuration(48 * 3_600_000)).toBe("2 days");
});

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

test("text that is not a day has no weekday", () => {
  expect(() => weekdayOf("soon")).toThrow(new RangeError("soon is no day"));
});
