import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "#server/testing/fuzz.ts";
import { callBy, clockWords, newestBookedWith, promiseClock } from "./call-by.ts";
import { hourMs, toPhoenixIso } from "./dates.ts";
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

test.each([
  ["a weekday within hours", "2026-11-24T10:05:00", "2026-11-25T10:05:00"],
  ["a weekday evening", "2026-11-24T20:00:00", "2026-11-25T18:00:00"],
  ["early on a weekday", "2026-11-24T06:59:00", "2026-11-24T18:00:00"],
  ["Friday at noon", "2026-11-20T12:00:00", "2026-11-21T12:00:00"],
  ["Friday evening", "2026-11-20T19:30:00", "2026-11-21T16:00:00"],
  ["Saturday before closing", "2026-11-21T14:00:00", "2026-11-21T16:00:00"],
  ["Saturday at closing: the promise's own end", "2026-11-21T16:00:00", "2026-11-22T16:00:00"],
  ["Saturday evening", "2026-11-21T16:30:00", "2026-11-22T16:30:00"],
  ["Sunday morning before seven", "2026-11-22T06:00:00", "2026-11-23T06:00:00"],
  ["Sunday", "2026-11-22T11:00:00", "2026-11-23T11:00:00"],
  ["the last evening of a year", "2026-12-31T21:00:00", "2027-01-01T18:00:00"],
  ["a year that ends on a Saturday", "2022-12-31T17:00:00", "2023-01-01T17:00:00"],
])("booked on %s", (_, booked, due) => {
  expect(toPhoenixIso(callBy(phoenix(booked)))).toBe(toPhoenixIso(phoenix(due)));
});

test.each(["2026-11-23", "2025-12-29", "2026-12-28", "2028-02-28"])(
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
  check(phoenix("2026-11-24T18:00:00"), 0);
  await holds(fc.property(bookedAt, fc.integer({ min: 0, max: 30 * hourMs }), check), 100);
});

test.each([
  ["2026-11-20T17:00:00.000Z", "calm", "24 h left", 1],
  ["2026-11-21T05:00:00.000Z", "calm", "12 h left", 0.5],
  ["2026-11-21T12:59:59.999Z", "calm", "4 h left", undefined],
  ["2026-11-21T13:00:00.000Z", "soon", "4 h left", undefined],
  ["2026-11-21T13:48:00.000Z", "soon", "3 h 12 min left", undefined],
  ["2026-11-21T16:59:30.000Z", "soon", "under 1 min left", undefined],
  ["2026-11-21T17:00:00.000Z", "late", "late by under 1 min", 0],
  ["2026-11-21T19:00:00.000Z", "late", "late by 2 h", undefined],
  ["2026-11-25T17:00:00.000Z", "late", "late by 4 days", undefined],
])("at %s the clock is %s: %s", (now, tone, words, share) => {
  const clock = promiseClock(new Date("2026-11-20T17:00:00.000Z"), new Date(now));
  expect(clock.tone).toBe(tone);
  expect(clockWords(clock)).toBe(words);
  expect(clock.deadline.toISOString()).toBe("2026-11-21T17:00:00.000Z");
  if (share !== undefined) expect(clock.share).toBe(share);
});
