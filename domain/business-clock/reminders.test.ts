import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { hourMs, phoenixDay } from "#domain/dates.ts";
import { isDaytime, isOpen, lastOfficeMoment, opensNext } from "./office.ts";
import * as promise from "./promise.ts";
import * as reminders from "./reminders.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const isOpenNow = (moment: Date) => isOpen(moment, []);
const isOpenOrClosing = (moment: Date) => [moment, new Date(moment.getTime() - 1)].some(isOpenNow);
const callBy = (createdAt: Date) => promise.callBy(createdAt, []);
const earlyReminder = (createdAt: Date) => reminders.earlyReminder(createdAt, []);
const dailyReminder = (moment: Date) => reminders.dailyReminder(moment, []);
const digestAt = (moment: Date) => reminders.digestAt(moment, []);
const isReminderTime = (moment: Date) => reminders.isReminderTime(moment, []);

/** The moments from one to another, a minute apart, both included. */
const minutes = (from: number, until: number) =>
  Array.from(
    { length: Math.floor((until - from) / 60_000) + 1 },
    (_, minute) => new Date(from + minute * 60_000),
  );

/** When a lead gets its early reminder, looked for minute by minute. */
function expectedFor(booked: Date) {
  const created = booked.getTime();
  const after = (until: number) => minutes(created + 60_000, until);
  const due = callBy(booked);
  const half = (due.getTime() - created) / 2;
  const wanted = due.getTime() - Math.min(business.remindHoursBefore * hourMs, half);
  const early =
    after(wanted).findLast(isOpenOrClosing) ??
    minutes(wanted, due.getTime() - 60_000).find(isOpenNow) ??
    after(wanted).findLast(isDaytime) ??
    minutes(wanted, due.getTime()).find(isDaytime);
  return early;
}

test.each(["2026-11-23", "2025-12-29"])(
  "in the week of %s, leads are recalled while the office is open, else by day, and before they are due",
  (monday) => {
    for (let hour = 0; hour < 7 * 24; hour += 2.5) {
      const booked = new Date(phoenix(`${monday}T00:00:00`).getTime() + hour * hourMs);
      expect(earlyReminder(booked), booked.toISOString()).toEqual(expectedFor(booked));
    }
  },
);

/** Every quarter of an hour of the weeks around three ends of a year. */
const quarters = ["2025-12-29", "2026-12-28", "2022-12-26", "2026-11-23"].flatMap((monday) =>
  Array.from(
    { length: 8 * 24 * 4 },
    (_, quarter) => new Date(phoenix(`${monday}T00:00:00`).getTime() + (quarter * hourMs) / 4),
  ),
);

function checkBooked(booked: Date) {
  const early = earlyReminder(booked);
  const due = callBy(booked);
  const moments = [booked, early, due].map((moment) => moment.getTime());
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
  const canBeOpen = lastOfficeMoment(booked, new Date(due.getTime() - 1), []) !== undefined;
  expect(isOpenOrClosing(early) || (!canBeOpen && isDaytime(early))).toBe(true);
  for (const moment of [early, due]) expect(isReminderTime(moment)).toBe(true);
}

test("one reminder is sent before the call is due and one when it is, but never at night", () => {
  for (const booked of quarters) checkBooked(booked);
});

/** The days of a week. */
const week = Array.from({ length: 7 }, (_, day) => `2026-11-${16 + day}`);

test("while the office is closed reminders come from seven to nine", () => {
  for (const day of week)
    for (const [time, isDay] of [
      ["06:59:59.999", false],
      ["07:00:00", true],
      ["21:00:00", true],
      ["21:00:00.001", false],
    ] as const) {
      const moment = phoenix(`${day}T${time}`);
      expect(isReminderTime(moment)).toBe(isDay || isOpenNow(moment));
    }
});

test("late leads are recalled at noon, or at the open moment closest to it", () => {
  for (const day of week) {
    const noon = phoenix(`${day}T12:00:00`);
    const distance = (moment: Date) => Math.abs(moment.getTime() - noon.getTime());
    const open = minutes(phoenix(`${day}T00:00`).getTime(), phoenix(`${day}T23:59`).getTime())
      .filter(isOpenOrClosing)
      .toSorted((one, other) => distance(one) - distance(other));
    expect(dailyReminder(phoenix(`${day}T20:00:00`))).toEqual(open[0] ?? noon);
  }
});

test("on a closed Monday no digest comes, and reminders of calls come by day", () => {
  const off = [{ from: "2026-11-23", to: "2026-11-23", reason: "", phones: false }];
  const noon = phoenix("2026-11-23T12:00:00");
  expect(digestAt(noon)).toBeDefined();
  expect(reminders.digestAt(noon, off)).toBeUndefined();
  expect(reminders.dailyReminder(noon, off)).toEqual(noon);
  for (let hour = 0; hour < 24; hour += 1) {
    const booked = new Date(phoenix("2026-11-22T12:00:00").getTime() + hour * hourMs);
    const early = reminders.earlyReminder(booked, off);
    expect(reminders.isReminderTime(early, off)).toBe(true);
    expect(early > booked && early < promise.callBy(booked, off)).toBe(true);
    expect(isOpen(early, off) && phoenixDay(early) === "2026-11-23").toBe(false);
  }
});

test("each day has one moment for late leads, and each open day one for the digest", () => {
  for (const moment of quarters) {
    const daily = dailyReminder(moment);
    expect(phoenixDay(daily)).toBe(phoenixDay(moment));
    const digest = digestAt(moment);
    expect(isOpenOrClosing(daily) || (!digest && isDaytime(daily))).toBe(true);
    if (!digest) continue;
    expect(phoenixDay(digest)).toBe(phoenixDay(moment));
    expect(opensNext(new Date(digest.getTime() - 1), [])).toEqual(digest);
  }
  for (const day of week) {
    const noon = phoenix(`${day}T12:00:00`);
    const opening = minutes(phoenix(`${day}T00:00`).getTime(), phoenix(`${day}T23:59`).getTime());
    const first = opening.find(isOpenNow);
    expect(digestAt(noon)).toEqual(first);
  }
});

test("customers are reminded the evening before: once the office has closed, from five to nine", () => {
  for (const day of week) {
    const before = phoenixDay(new Date(phoenix(`${day}T12:00:00`).getTime() - 24 * hourMs));
    const evening = minutes(
      phoenix(`${before}T17:00:00`).getTime(),
      phoenix(`${before}T21:00:00`).getTime(),
    );
    expect(reminders.reminderAt(day, [])).toEqual(evening.find((moment) => !isOpenNow(moment)));
    const off = [{ from: before, to: before, reason: "", phones: false }];
    expect(reminders.reminderAt(day, off)).toEqual(evening[0]);
    expect(reminders.reminderUntil(day)).toEqual(evening.at(-1));
  }
});

test("nobody comes on a day off, unless the owner has said so for this visit", () => {
  const day = "2026-11-24";
  const off = [{ from: day, to: day, reason: "", phones: true }];
  expect(reminders.somebodyComes({ day, keptAt: null }, off)).toBe(false);
  expect(reminders.somebodyComes({ day, keptAt: "2026-11-20T17:00:00.000Z" }, off)).toBe(true);
  expect(reminders.somebodyComes({ day, keptAt: null }, [])).toBe(true);
});

test("a visit that was changed once reminders went out has been mailed: it is not reminded of", () => {
  const day = "2026-11-24";
  const reminder = reminders.reminderAt(day, []).getTime();
  const isReminded = (changed: number) =>
    reminders.isReminded({ day, changedAt: new Date(changed).toISOString() }, []);
  expect([reminder - 1, reminder, reminder + hourMs].map(isReminded)).toEqual([true, false, false]);
});
