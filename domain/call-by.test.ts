import fc from "fast-check";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { holds } from "#server/testing/fuzz.ts";
import { callBy, clockWords, newestBookedWith, promiseClock } from "./call-by.ts";
import { hourMs } from "./dates.ts";
import { nextOpening, replyBy } from "./promise.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const isOpen = (moment: Date) => nextOpening(moment) === undefined;
/** Closing time is the last open moment. */
const isOpenOrClosing = (moment: Date) => isOpen(moment) || isOpen(new Date(moment.getTime() - 1));

/** Any moment of some years, often near the hours at which the office opens and closes. */
const bookedAt = fc
  .tuple(
    fc.integer({ min: 0, max: 4 * 366 * 24 }),
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: hourMs })),
  )
  .map(([hours, ms]) => new Date(phoenix("2025-12-28T00:00:00").getTime() + hours * hourMs + ms));

test.each(["2026-11-23", "2025-12-29", "2026-12-28", "2022-12-26", "2028-02-28"])(
  "at every hour of the week of %s, call by is the last open moment of the promise, or its end",
  (monday) => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const booked = new Date(phoenix(`${monday}T00:00:00`).getTime() + hour * hourMs);
      const promised = replyBy(booked).getTime();
      const open: number[] = [];
      for (let moment = booked.getTime() + 60_000; moment <= promised; moment += 60_000)
        if (isOpenOrClosing(new Date(moment))) open.push(moment);
      expect(callBy(booked).getTime()).toBe(open.at(-1) ?? promised);
    }
  },
);

test("a call is due after the booking and within its promise, and later bookings are never due earlier", async () => {
  await holds(
    fc.property(bookedAt, bookedAt, (one, other) => {
      const due = callBy(one);
      expect(due.getTime()).toBeGreaterThan(one.getTime());
      expect(due.getTime()).toBeLessThanOrEqual(replyBy(one).getTime());
      expect(isOpenOrClosing(due) || due.getTime() === replyBy(one).getTime()).toBe(true);
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(callBy(earlier).getTime()).toBeLessThanOrEqual(callBy(later).getTime());
    }),
    100,
  );
});

test("exactly the bookings up to the newest late one are late", async () => {
  const check = (now: Date, age: number) => {
    const newest = newestBookedWith(callBy, now);
    const booked = new Date(now.getTime() - age);
    expect(booked <= newest).toBe(promiseClock(booked, now).tone === "late");
    expect(callBy(newest) <= now).toBe(true);
    expect(callBy(new Date(newest.getTime() + 1)) > now).toBe(true);
  };
  // At closing time, all leads of the evening before are due.
  check(callBy(phoenix("2026-11-23T23:00:00")), 0);
  await holds(fc.property(bookedAt, fc.integer({ min: 0, max: 30 * hourMs }), check), 100);
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
    const clock = promiseClock(booked, new Date(deadline.getTime() - left));
    expect(clock).toEqual({ deadline, left, share: left / whole, tone });
  }
  expect(promiseClock(booked, booked).share).toBe(1);
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
