import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "#server/testing/fuzz.ts";
import { callBy, lastOpenMoment } from "./call-by.ts";
import { hourMs, phoenixDateTime, phoenixDay } from "./dates.ts";
import { nextOpening } from "./promise.ts";
import {
  dailyReminder,
  digestAt,
  dueReminder,
  earlyReminder,
  isReminderTime,
} from "./reminders.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const isOpenOrClosing = (moment: Date) =>
  [moment, new Date(moment.getTime() - 1)].some((one) => nextOpening(one) === undefined);
function isDaytime(moment: Date) {
  const time = phoenixDateTime(moment).slice(11);
  return time >= "07:00:00" && time <= "21:00:00";
}

test.each([
  ["a weekday within hours", "2026-11-24T14:00:00", "2026-11-25 10:00:00", "2026-11-25 14:00:00"],
  ["early within hours", "2026-11-24T08:00:00", "2026-11-24 18:00:00", "2026-11-25 08:00:00"],
  ["Saturday before closing", "2026-11-21T14:00:00", "2026-11-21 15:00:00", "2026-11-21 16:00:00"],
  ["Saturday evening", "2026-11-21T16:30:00", "2026-11-22 12:30:00", "2026-11-22 16:30:00"],
  ["Saturday night", "2026-11-21T23:30:00", "2026-11-22 17:00:00", "2026-11-22 21:00:00"],
  ["Sunday before seven", "2026-11-22T04:00:00", "2026-11-22 17:00:00", "2026-11-22 21:00:00"],
  ["Sunday at seven", "2026-11-22T07:00:00", "2026-11-22 21:00:00", "2026-11-23 07:00:00"],
  ["Sunday at nine", "2026-11-22T09:00:00", "2026-11-23 07:00:00", "2026-11-23 09:00:00"],
])("a lead of %s", (_, booked, early, due) => {
  expect(phoenixDateTime(earlyReminder(phoenix(booked)))).toBe(early);
  expect(phoenixDateTime(dueReminder(phoenix(booked)))).toBe(due);
});

/** Every quarter of an hour of the weeks around three ends of a year, and any moment. */
const quarters = ["2025-12-29", "2026-12-28", "2022-12-26", "2026-11-23"].flatMap((monday) =>
  Array.from(
    { length: 8 * 24 * 4 },
    (_, quarter) => new Date(phoenix(`${monday}T00:00:00`).getTime() + (quarter * hourMs) / 4),
  ),
);
const anyMoment = fc
  .integer({ min: 0, max: 4 * 366 * 24 * hourMs })
  .map((ms) => new Date(phoenix("2025-12-28T00:00:00").getTime() + ms));

function checkBooked(booked: Date) {
  const early = earlyReminder(booked);
  const due = dueReminder(booked);
  const by = callBy(booked);
  const moments = [booked, early, due].map((moment) => moment.getTime());
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
  expect(due.getTime()).toBeLessThanOrEqual(by.getTime());
  const isOpenLeft = lastOpenMoment(booked.getTime(), by.getTime()) !== undefined;
  if (isOpenLeft) expect(due).toEqual(by);
  for (const moment of [early, due]) {
    const canBeOpen = lastOpenMoment(booked.getTime(), due.getTime() - 1) !== undefined;
    expect(isOpenOrClosing(moment) || (!canBeOpen && isDaytime(moment))).toBe(true);
    expect(isReminderTime(moment)).toBe(true);
  }
}

test("one reminder is sent before the call is due and one when it is, but never at night", async () => {
  for (const booked of quarters) checkBooked(booked);
  await holds(fc.property(anyMoment, checkBooked), 100);
});

test("on a closed day reminders come from seven to nine", () => {
  const isTime = (time: string) => isReminderTime(phoenix(`2026-11-22T${time}`));
  expect(["06:59:59.999", "07:00:00", "21:00:00", "21:00:00.001"].map(isTime)).toEqual([
    ...[false, true, true, false],
  ]);
});

test("late leads are recalled at noon, or at the open moment closest to it", () => {
  const dailyOf = (day: string) => dailyReminder(phoenix(`${day}T20:00:00`));
  expect(dailyOf("2026-11-20")).toEqual(phoenix("2026-11-20T12:00:00"));
  expect(dailyOf("2026-11-22")).toEqual(phoenix("2026-11-22T12:00:00"));
});

test("the reminders of an earlier lead never come later", () => {
  for (const [index, booked] of quarters.entries()) {
    const next = quarters[index + 1];
    if (!next || next < booked) continue;
    expect(earlyReminder(booked).getTime()).toBeLessThanOrEqual(earlyReminder(next).getTime());
    expect(dueReminder(booked).getTime()).toBeLessThanOrEqual(dueReminder(next).getTime());
  }
});

test("each day has one moment for late leads, and each open day one for the digest", async () => {
  await holds(
    fc.property(anyMoment, (moment) => {
      const daily = dailyReminder(moment);
      expect(phoenixDay(daily)).toBe(phoenixDay(moment));
      const digest = digestAt(moment);
      expect(isOpenOrClosing(daily) || (!digest && isDaytime(daily))).toBe(true);
      if (!digest) return;
      expect(phoenixDay(digest)).toBe(phoenixDay(moment));
      expect(nextOpening(new Date(digest.getTime() - 1))).toEqual(digest);
    }),
    100,
  );
  expect(digestAt(phoenix("2026-11-22T09:00:00"))).toBeUndefined();
  expect(digestAt(phoenix("2026-11-21T20:00:00"))).toEqual(phoenix("2026-11-21T08:00:00"));
});
