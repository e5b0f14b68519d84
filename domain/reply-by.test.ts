import { expect, test } from "vitest";
import { formatDayAndTime, replyBy, toPhoenixIso, unbroken } from "./reply-by.ts";

const booked = new Date("2026-11-23T22:40:00.000Z");

test("the reply comes within 24 hours, also over the nights when other states change their clocks", () => {
  for (const moment of [booked, new Date("2026-03-08T08:00:00Z"), new Date("2026-11-01T08:00:00Z")])
    expect(replyBy(moment).getTime() - moment.getTime()).toBe(86_400_000);
});

test("it is told in Phoenix time", () => {
  expect(formatDayAndTime(replyBy(booked))).toBe("Tuesday, 3:40 PM");
  expect(formatDayAndTime(new Date("2026-07-01T07:05:00Z"))).toBe("Wednesday, 12:05 AM");
});

test("on a page the time keeps its half of the day on its line", () => {
  expect(unbroken("by Tuesday, 3:40 PM, by phone")).toBe("by Tuesday, 3:40\u00a0PM, by phone");
  expect(unbroken("Phones open Monday, 7 AM")).toBe("Phones open Monday, 7\u00a0AM");
});

test("as ISO 8601 it carries Phoenix's offset and is the same moment", () => {
  expect(toPhoenixIso(booked)).toBe("2026-11-23T15:40:00.000-07:00");
  expect(new Date(toPhoenixIso(booked))).toEqual(booked);
});
