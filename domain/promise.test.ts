import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { formatDayAndTime, hourMs } from "./dates.ts";
import { nextOpening, phonesOpen, replyBy, replyPromise } from "./promise.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const booked = new Date("2026-11-23T22:40:00.000Z");

test("the reply is due within 24 hours, also when other states change their clocks", () => {
  for (const moment of [booked, new Date("2026-03-08T08:00:00Z"), new Date("2026-11-01T08:00:00Z")])
    expect(replyBy(moment).getTime() - moment.getTime()).toBe(86_400_000);
});

test("the reply time is shown in Phoenix time", () => {
  expect(formatDayAndTime(replyBy(booked))).toBe("Tuesday, 3:40 PM");
});

test.each([
  [
    "a Saturday after hours",
    "2026-11-21T16:30:00",
    "You hear from us by Sunday, 4:30 PM, by phone, text or email",
    "Phones open Monday, 7 AM",
  ],
  [
    "a weekday within hours",
    "2026-11-24T10:05:00",
    "You hear from us by Wednesday, 10:05 AM, by phone, text or email",
    "Phones open now",
  ],
  [
    "a weekday night",
    "2026-11-24T20:00:00",
    "You hear from us by Wednesday, 8:00 PM, by phone, text or email",
    "Phones open Wednesday, 7 AM",
  ],
])("on %s", (_, now, promise, phones) => {
  expect(replyPromise(phoenix(now))).toBe(promise);
  expect(phonesOpen(phoenix(now))).toBe(phones);
});

test("away from the form the promise begins with the booking", () => {
  expect(replyPromise(phoenix("2026-11-21T16:30:00"), bookingWords.promise.bookNowBy)).toBe(
    "Book now and you hear from us by Sunday, 4:30 PM, by phone, text or email",
  );
});

test("at every hour of a week the promise is 24 hours, and only the phones have opening hours", () => {
  const monday = phoenix("2026-11-23T00:00:00").getTime();
  for (let passed = 0; passed < 7 * 24; passed += 1) {
    const now = new Date(monday + passed * hourMs);
    const promise = replyPromise(now);
    expect(promise).toContain(formatDayAndTime(replyBy(now)));
    expect(promise).not.toMatch(/open/i);
    const phones = phonesOpen(now);
    expect(phones).toMatch(
      nextOpening(now) ? /^Phones open \w+day, [78] AM$/ : /^Phones open now$/,
    );
  }
});

test.each([
  ["Monday at opening", "2026-11-23T07:00:00"],
  ["Friday before closing", "2026-11-20T17:59:59"],
  ["Saturday at noon", "2026-11-21T12:00:00"],
])("open: %s", (_, now) => {
  expect(nextOpening(phoenix(now))).toBeUndefined();
});

test.each([
  ["early on Monday", "2026-11-23T06:59:00", "2026-11-23T07:00:00"],
  ["Friday at closing", "2026-11-20T18:00:00", "2026-11-21T08:00:00"],
  ["Saturday evening", "2026-11-21T16:00:00", "2026-11-23T07:00:00"],
  ["Sunday", "2026-11-22T12:00:00", "2026-11-23T07:00:00"],
  ["late on Monday, when it is Tuesday in UTC", "2026-11-23T20:00:00", "2026-11-24T07:00:00"],
])("closed: %s", (_, now, opens) => {
  expect(nextOpening(phoenix(now))).toEqual(phoenix(opens));
});
