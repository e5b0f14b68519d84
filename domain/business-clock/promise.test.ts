import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { hourMs } from "#domain/dates.ts";
import { byWords, leastNoticeMs, openingOn } from "./office.ts";
import { callBy, promiseLine, replyBy } from "./promise.ts";

const { promise } = bookingWords;
const phoenix = (text: string) => new Date(`${text}-07:00`);

test("the promise ends after the promised hours, also when other states change their clocks", () => {
  for (const text of ["2026-11-23T22:40:00Z", "2026-03-08T08:00:00Z", "2026-11-01T08:00:00Z"]) {
    const moment = new Date(text);
    expect(replyBy(moment).getTime() - moment.getTime()).toBe(business.replyWithinHours * hourMs);
  }
});

test("a call is due when the office closes, unless that is within the hour and the next day is closed", () => {
  const daysOff = [{ from: "2026-11-18", to: "2026-11-18", reason: "", phones: false }];
  const closes = openingOn("2026-11-17", daysOff)?.closes ?? 0;
  const lastChance = new Date(closes - leastNoticeMs);
  expect(callBy(lastChance, daysOff)).toEqual(new Date(closes));
  const tooLate = new Date(lastChance.getTime() + 1);
  const due = callBy(tooLate, daysOff);
  expect(due.getTime()).toBeGreaterThan(closes);
  expect(due.getTime()).toBeLessThanOrEqual(replyBy(tooLate).getTime());
});

test("the promise names its moment; away from the form it begins with the booking", () => {
  const now = phoenix("2026-11-23T15:40:00");
  const moment = byWords(callBy(now, []), now);
  expect(promiseLine(now, [])).toBe(`${promise.hear} ${moment}, ${promise.channels}`);
});

test.each([
  ["2026-11-24T18:00:00", "today by 6 PM"],
  ["2026-11-25T12:00:00", "tomorrow by noon"],
  ["2026-11-25T16:30:00", "tomorrow by 4:30 PM"],
  ["2026-11-27T16:00:00", "by Friday, 4 PM"],
  ["2026-11-23T16:00:00", "by Monday, 4 PM"],
])("on Tuesday %s is written %j", (moment, words) => {
  expect(byWords(phoenix(moment), phoenix("2026-11-24T09:00:00"))).toBe(words);
});
