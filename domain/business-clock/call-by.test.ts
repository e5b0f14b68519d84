import fc from "fast-check";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { hourMs } from "#domain/dates.ts";
import { holds } from "#server/testing/fuzz.ts";
import { callByWords, clockWords, promiseClock } from "./call-by.ts";
import { isDaytime, lastOfficeMoment, leastNoticeMs, toQuarter } from "./office.ts";
import * as promise from "./promise.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const callBy = (createdAt: Date) => promise.callBy(createdAt, []);

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
      const due = callBy(one);
      const end = promise.replyBy(one);
      const last = lastOfficeMoment(one, end, []);
      const isUsable = last && isDaytime(last) && last.getTime() - one.getTime() >= leastNoticeMs;
      expect(due.getTime()).toBeGreaterThan(one.getTime());
      expect(due <= end).toBe(true);
      expect(isDaytime(due)).toBe(true);
      if (isUsable) expect(due).toEqual(toQuarter(last));
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(callBy(earlier).getTime()).toBeLessThanOrEqual(callBy(later).getTime());
    }),
    100,
  );
});

test("the clock is calm until the last hours, and late from the deadline on", () => {
  const booked = phoenix("2026-11-24T10:00:00");
  const deadline = callBy(booked);
  const whole = deadline.getTime() - booked.getTime();
  const soon = business.remindHoursBefore * hourMs;
  for (const [left, tone] of [
    [soon + 1, "calm"],
    [soon, "soon"],
    [1, "soon"],
    [0, "late"],
    [-1, "late"],
  ] as const) {
    const clock = promiseClock(booked, new Date(deadline.getTime() - left), []);
    expect(clock).toEqual({ deadline, left, share: left / whole, tone });
  }
  expect(promiseClock(booked, booked, []).share).toBe(1);
});

test.each([
  [24 * hourMs, "24 h left"],
  [3.2 * hourMs, "3 h 12 min left"],
  [30_000, "under 1 min left"],
  [0, "late by under 1 min"],
  [-2 * hourMs, "late by 2 h"],
  [-96 * hourMs, "late by 4 days"],
])("%i ms are in words: %s", (left, words) => {
  expect(clockWords({ left })).toBe(words);
});

test("a deadline has its date once it is over, which can be long ago", () => {
  const deadline = phoenix("2026-11-21T10:00:00");
  expect(callByWords({ deadline, tone: "soon" })).toBe("Call by Saturday, 10 AM");
  expect(callByWords({ deadline, tone: "late" })).toBe("Was due Saturday, November 21, 10 AM");
});
