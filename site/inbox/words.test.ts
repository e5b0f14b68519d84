import { expect, test } from "vitest";
import { bookingSample } from "./testing/samples.ts";
import {
  addressLine,
  areaName,
  calendarDay,
  contactWords,
  fullTime,
  nameOf,
  planLine,
  quoteLine,
  shortDay,
  shortTime,
  visitPrice,
} from "./words.ts";

test("the plan is told with the dogs, the price by the rule", () => {
  const booking = bookingSample({ serviceType: "weekly", numDogs: "3" });
  expect(planLine(booking)).toBe("Weekly · 3 dogs");
  expect(visitPrice(booking)).toBe("$28 a visit");
  expect(quoteLine(booking)).toBe("$28 a visit, about $121 a month");
});

test("a plan, a number of dogs or an area that is no longer listed is shown as it was stored", () => {
  const booking = bookingSample({ serviceType: "one-time", numDogs: "6" });
  expect(planLine(booking)).toBe("one-time · 6");
  expect(quoteLine(booking)).toBe("");
  expect(areaName("fountain-hills")).toBe("fountain-hills");
  expect(areaName(null)).toBe("Outside our area");
});

test("a day is written out where it is one of the calendar, else shown as it was typed", () => {
  expect(calendarDay("2026-12-01")).toBe("Tuesday, December 1, 2026");
  for (const typed of ["Monday", "2026-02-31", "2026-13-01", "2026", "12/01/2026", "-1", ""])
    expect(calendarDay(typed)).toBe(typed);
});

test("five dogs and more cost at least so much", () => {
  expect(visitPrice(bookingSample({ numDogs: "5+" }))).toBe("from $32 a visit");
});

test("erased fields leave no commas behind", () => {
  const erased = { firstName: "", lastName: "", address: "", city: "", state: "", zipCode: "" };
  expect(addressLine(bookingSample(erased))).toBe("");
  expect(nameOf(bookingSample(erased))).toBe("Erased booking");
  expect(visitPrice(bookingSample({ serviceType: "", numDogs: "" }))).toBe("");
});

test("times are Phoenix's, the day left out when it is today", () => {
  const now = new Date("2026-11-21T06:30:00.000Z");
  expect(shortTime(new Date("2026-11-20T16:40:00.000Z"), now)).toBe("9:40 AM");
  expect(shortTime(new Date("2026-11-20T06:40:00.000Z"), now)).toBe("Nov 19, 11:40 PM");
});

test("what is printed says when", () => {
  expect(fullTime(new Date("2026-11-21T06:30:00.000Z"))).toBe(
    "Friday, November 20, 2026 at 11:30 PM",
  );
});

test("a day of another year shows the year, also the same day a year ago", () => {
  const now = new Date("2026-11-21T06:30:00.000Z");
  expect(shortTime(new Date("2025-11-20T16:40:00.000Z"), now)).toBe("Nov 20, 2025, 9:40 AM");
  // New Year's Eve in Phoenix is January in UTC.
  expect(shortDay(new Date("2026-01-01T06:59:00.000Z"), now)).toBe("Dec 31, 2025");
  expect(shortDay(new Date("2026-01-01T07:00:00.000Z"), now)).toBe("Jan 1");
});

test("the first contact is told by how long it took", () => {
  expect(contactWords(41 * 60)).toBe("called after 41 min");
  expect(contactWords(59)).toBe("called within a minute");
  expect(contactWords(null)).toBe("");
});
