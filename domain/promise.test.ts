import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import { hours } from "#content/business-facts.ts";
import { formatDayAndTime, hourMs } from "./dates.ts";
import { nextOpening, phonesOpen, replyBy, replyPromise } from "./promise.ts";
import { clockTime } from "./weekly-hours.ts";

const { promise } = bookingWords;
const phoenix = (text: string) => new Date(`${text}-07:00`);
const booked = new Date("2026-11-23T22:40:00.000Z");

/** The open days of two weeks. At the end of some of them it is the next day in UTC. */
const openDays = Array.from({ length: 14 }, (_, index) => {
  const day = `2026-11-${16 + index}`;
  const name = new Date(`${day}T12:00:00Z`).toLocaleDateString("en", {
    weekday: "long",
    timeZone: "UTC",
  });
  return hours
    .filter(({ days }) => days.some((one) => one === name))
    .map(({ opens, closes }) => ({
      opens: phoenix(`${day}T${opens}`),
      closes: phoenix(`${day}T${closes}`),
      said: `${name}, ${clockTime(opens)}`,
    }));
}).flat();
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

test("the reply is due within the promised hours, also when other states change their clocks", () => {
  for (const moment of [booked, new Date("2026-03-08T08:00:00Z"), new Date("2026-11-01T08:00:00Z")])
    expect(replyBy(moment).getTime() - moment.getTime()).toBe(business.replyWithinHours * hourMs);
});

test("the promise names its end; away from the form it begins with the booking", () => {
  const end = `${formatDayAndTime(replyBy(booked))}, ${promise.channels}`;
  expect(replyPromise(booked)).toBe(`${promise.by} ${end}`);
  expect(replyPromise(booked, promise.bookNowBy)).toBe(`${promise.bookNowBy} ${end}`);
});

test("at every hour of a week the promise is the same, and only the phones have opening hours", () => {
  const monday = phoenix("2026-11-23T00:00:00").getTime();
  for (let passed = 0; passed < 7 * 24; passed += 1) {
    const now = new Date(monday + passed * hourMs);
    const said = replyPromise(now);
    expect(said).toContain(formatDayAndTime(replyBy(now)));
    expect(said).not.toMatch(/open/i);
  }
});

test("the phones are open from each opening until just before closing", () => {
  for (const { opens, closes } of openDays) {
    for (const open of [opens, justBefore(closes)]) {
      expect(nextOpening(open)).toBeUndefined();
      expect(phonesOpen(open)).toBe(`${bookingWords.phonesOpen} ${bookingWords.now}`);
    }
  }
});

test("from closing until just before the next opening, the phones say when they open", () => {
  for (const [index, { closes }] of openDays.entries()) {
    const next = openDays[index + 1];
    if (!next) continue;
    for (const closed of [closes, justBefore(next.opens)]) {
      expect(nextOpening(closed)).toEqual(next.opens);
      expect(phonesOpen(closed)).toBe(`${bookingWords.phonesOpen} ${next.said}`);
    }
  }
});
