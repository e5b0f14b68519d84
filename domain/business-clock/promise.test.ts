import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { hourMs, phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { holds } from "#server/testing/fuzz.ts";
import {
  byWords,
  isDaytime,
  lastOfficeMoment,
  leastNoticeMs,
  openingOn,
  toQuarter,
} from "./office.ts";
import { callBy, promiseLine, replyBy } from "./promise.ts";

const { promise } = bookingWords;
const phoenix = (text: string) => new Date(`${text}-07:00`);

test("the promise ends after the promised hours, also when other states change their clocks", () => {
  for (const text of ["2026-11-23T22:40:00Z", "2026-03-08T08:00:00Z", "2026-11-01T08:00:00Z"]) {
    const moment = new Date(text);
    expect(replyBy(moment).getTime() - moment.getTime()).toBe(business.replyWithinHours * hourMs);
  }
});

/** Any moment of some years, often near the hours at which the office opens and closes. */
const bookedAt = fc
  .tuple(
    fc.integer({ min: 0, max: 4 * 366 * 24 }),
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: hourMs })),
  )
  .map(([hours, ms]) => new Date(phoenix("2025-12-28T00:00:00").getTime() + hours * hourMs + ms));

test("a call is due by day, within its promise, while the office is open if there is time for it", async () => {
  await holds(
    fc.property(bookedAt, bookedAt, (one, other) => {
      const due = callBy(one, []);
      const end = replyBy(one);
      const last = lastOfficeMoment(one, end, []);
      const isUsable = last && isDaytime(last) && last.getTime() - one.getTime() >= leastNoticeMs;
      expect(due.getTime()).toBeGreaterThan(one.getTime());
      expect(isDaytime(due)).toBe(true);
      const opening = openingOn(phoenixDay(due), []);
      const isFirst = openingOn(addDays(phoenixDay(due), -1), []) === undefined;
      // On the first morning after a closed day people need an hour.
      if (due.getTime() !== (isFirst && opening && opening.opens + leastNoticeMs)) {
        expect(due <= end).toBe(true);
        if (isUsable) expect(due).toEqual(toQuarter(last));
      }
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(callBy(earlier, []).getTime()).toBeLessThanOrEqual(callBy(later, []).getTime());
    }),
    100,
  );
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
