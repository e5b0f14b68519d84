import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { dayMs, hourMs, phoenixDateTime, phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween } from "#domain/days.ts";
import { closedOn } from "./closed-days.ts";
import {
  isDaytime,
  isOpen,
  lastOfficeMoment,
  leastNoticeMs,
  nextDaytimeMoment,
  openingOn,
  opensNext,
  phonesLine,
  startOfDay,
  toQuarter,
} from "./office.ts";
import { callBy, replyBy } from "./promise.ts";
import { reminderAt } from "./reminders.ts";
import { answerBy } from "./windows.ts";

/** Holds Thanksgiving, the ends of two years, a leap day, and a November with five Thursdays. */
const days = daysBetween("2026-11-25", addDays("2026-11-25", 799));

const daysOff = [
  { from: "2026-12-28", to: "2026-12-29", reason: "", phones: false },
  { from: "2028-02-29", to: "2028-02-29", reason: "", phones: true },
];
const phonesClosed = new Set(days.filter((day) => closedOn(day, daysOff)?.phones === false));
const closed = new Set(days.filter((day) => closedOn(day, daysOff)));
const reminders = new Map(days.map((day) => [day, reminderAt(day, daysOff)]));

/** Hours since midnight. */
const hourOf = (moment: Date) => ((moment.getTime() - startOfDay("2026-11-25")) % dayMs) / hourMs;

test("the walk crosses the days that clocks trip over", () => {
  for (const day of ["2026-11-26", "2026-12-31", "2028-02-29", "2028-11-23", "2028-11-30"])
    expect(days).toContain(day);
  expect(closed.has("2028-11-23")).toBe(true);
  expect(closed.has("2028-11-30")).toBe(false);
});

test("at every hour of 800 days, what is promised can be kept", () => {
  const broken: string[] = [];
  const check = (isKept: boolean, what: string, now: Date) => {
    if (!isKept) broken.push(`${what} at ${phoenixDateTime(now)}`);
  };
  let earlier = new Date(0);
  for (const today of days)
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(startOfDay(today) + hour * hourMs);
      const promised = callBy(now, daysOff);
      check(promised > now, "a promise in the past", now);
      check(promised >= earlier, "a promise before that of an earlier booking", now);
      earlier = promised;
      const promiseMs = promised.getTime() - now.getTime();
      const opening = openingOn(phoenixDay(promised), daysOff);
      const isFirst = openingOn(addDays(phoenixDay(promised), -1), daysOff) === undefined;
      const readable = isFirst && opening ? opening.opens + hourMs : 0;
      check(promised.getTime() >= readable, "a promise before anybody has read it", now);
      const isInTime = promiseMs <= business.replyWithinHours * hourMs;
      check(isInTime || promised.getTime() === readable, "a promise too late", now);
      const last = lastOfficeMoment(now, replyBy(now), daysOff);
      const isUsable = last && isDaytime(last) && last.getTime() - now.getTime() >= leastNoticeMs;
      const isAtLast = isUsable && promised.getTime() === toQuarter(last).getTime();
      check(!isUsable || isAtLast || promised.getTime() === readable, "not as late as may be", now);
      check(hourOf(promised) >= 7 && hourOf(promised) <= 21, "a promise at night", now);
      check(promised.getTime() % (hourMs / 4) === 0, "a promise between quarter hours", now);
      if (phonesClosed.has(today)) check(!isOpen(now, daysOff), "open on a closed day", now);
      check(isDaytime(nextDaytimeMoment(now)), "an email at night", now);
      const next = opensNext(now, daysOff);
      check(next !== undefined && !phonesClosed.has(phoenixDay(next)), "opening closed", now);
      if (hour === 8)
        check(!/undefined/.test(phonesLine(now, daysOff)), "phones without words", now);
      for (let ahead = 1; ahead <= 3; ahead += 1) {
        const day = addDays(today, ahead);
        const answered = answerBy(day, now, daysOff);
        if (!answered) continue;
        check(!closed.has(day) || !days.includes(day), "a closed day offered", now);
        check(
          answered > now && answered.getTime() - now.getTime() <= 2 * dayMs,
          "an answer too late",
          now,
        );
        const reminder = reminders.get(day);
        check(reminder === undefined || answered <= reminder, "an answer after the reminder", now);
      }
    }
  expect(broken).toEqual([]);
});
