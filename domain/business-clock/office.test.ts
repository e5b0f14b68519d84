import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { hours } from "#content/business-facts.ts";
import { phonesWords } from "#content/promise.ts";
import { sinceMidnight, timeWords, weekdayOf } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import {
  isOpen,
  lastDaytimeMoment,
  nextDaytimeMoment,
  opensNext,
  phonesLine,
  toQuarter,
} from "./office.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const { phones, open, closedFor } = phonesWords;

/** The open days of two weeks without a holiday. At the end of some of them it is the next day in UTC. */
const openDays = Array.from({ length: 14 }, (_, index) => addDays("2026-11-09", index)).flatMap(
  (day) =>
    hours
      .filter(({ days }) => days.some((one) => one === weekdayOf(day)))
      .map(({ opens, closes }) => ({
        day,
        opens: phoenix(`${day}T${opens}`),
        closes: phoenix(`${day}T${closes}`),
        time: timeWords(sinceMidnight(opens)),
      })),
);
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

test("the phones are open from each opening until just before closing", () => {
  for (const { opens, closes } of openDays)
    for (const moment of [opens, justBefore(closes)]) {
      expect(isOpen(moment, [])).toBe(true);
      expect(phonesLine(moment, [])).toBe(`${phones} ${open} ${phonesWords.now}`);
    }
});

test("from closing until just before the next opening, the phones say when they open", () => {
  for (const [index, { closes }] of openDays.entries()) {
    const next = openDays[index + 1];
    if (!next) continue;
    for (const moment of [closes, justBefore(next.opens)]) {
      expect(isOpen(moment, [])).toBe(false);
      expect(opensNext(moment, [])).toEqual(next.opens);
    }
    const weekday = weekdayOf(next.day);
    expect(phonesLine(closes, [])).toBe(`${phones} ${open} ${weekday}, ${next.time}`);
    const isToday = `${phones} ${open} ${bookingWords.promise.today}, ${next.time}`;
    expect(phonesLine(justBefore(next.opens), [])).toBe(isToday);
  }
});

test("once the office has opened, it opens next on the next open day", () => {
  for (const [index, { opens }] of openDays.entries()) {
    const next = openDays[index + 1];
    if (next) expect(opensNext(opens, [])).toEqual(next.opens);
  }
});

/** The first opening after a day. */
const opening = (day: string) => {
  const next = opensNext(phoenix(`${day}T23:59:59`), []);
  if (!next) throw new RangeError("never");
  const [weekday = "", time = ""] = [weekdayOf(next.toISOString().slice(0, 10))];
  return { weekday, time };
};

test("a holiday that keeps the phones closed is named, a day off is not", () => {
  const said = `${phones} ${closedFor} Thanksgiving, ${open} ${opening("2026-11-26").weekday}, `;
  for (const time of ["2026-11-25T20:00:00", "2026-11-26T10:00:00", "2026-11-26T20:00:00"])
    expect(phonesLine(phoenix(time), []), time).toMatch(new RegExp(`^${said}`));
  const off = { from: "2026-11-24", to: "2026-11-24", reason: "surgery" };
  const tuesday = phoenix("2026-11-24T10:00:00");
  const closed = phonesLine(tuesday, [{ ...off, phones: false }]);
  expect(closed).toMatch(new RegExp(`^${phones} ${open} ${opening("2026-11-24").weekday}, `));
  expect(closed).not.toContain("surgery");
  expect(isOpen(tuesday, [{ ...off, phones: true }])).toBe(isOpen(tuesday, []));
});

test("after a vacation of more than a week the day is named in full", () => {
  const vacation = { from: "2026-12-20", to: "2027-01-03", reason: "", phones: false };
  expect(phonesLine(phoenix("2026-12-21T10:00:00"), [vacation])).toContain("January");
});

test("the same weekday of next week is named in full, a day before it by its weekday", () => {
  const now = phoenix("2026-12-07T10:00:00");
  const until = (to: string) => [{ from: "2026-12-07", to, reason: "", phones: false }];
  expect(phonesLine(now, until("2026-12-13"))).toContain("December 14");
  expect(phonesLine(now, until("2026-12-11"))).not.toContain("December");
});

test("the holiday is named also where a vacation comes before it", () => {
  const vacation = { from: "2026-11-25", to: "2026-11-25", reason: "", phones: false };
  const said = phonesLine(phoenix("2026-11-25T10:00:00"), [vacation]);
  expect(said).toContain(`${closedFor} Thanksgiving`);
});

test("a holiday on a day without hours closes nothing", () => {
  // Independence Day of 2027 is a Sunday.
  const sunday = hours.some(({ days }) => days.some((one) => `${one}` === "Sunday"));
  const said = phonesLine(phoenix("2027-07-03T23:00:00"), []);
  expect(said.includes(closedFor)).toBe(sunday);
});

test.each([
  ["2026-11-24T06:59:59.999", "2026-11-23T21:00:00", "2026-11-24T07:00:00"],
  ["2026-11-24T07:00:00", "2026-11-24T07:00:00", "2026-11-24T07:00:00"],
  ["2026-11-24T21:00:00", "2026-11-24T21:00:00", "2026-11-24T21:00:00"],
  ["2026-11-24T21:00:00.001", "2026-11-24T21:00:00", "2026-11-25T07:00:00"],
  ["2026-12-31T23:30:00", "2026-12-31T21:00:00", "2027-01-01T07:00:00"],
])("nobody is disturbed at %s, but before, at %s, or after, at %s", (moment, before, after) => {
  expect(lastDaytimeMoment(phoenix(moment))).toEqual(phoenix(before));
  expect(nextDaytimeMoment(phoenix(moment))).toEqual(phoenix(after));
});

test.each([
  ["16:15:00", "16:15:00"],
  ["16:29:59", "16:15:00"],
  ["00:14:59", "00:00:00"],
])("a promise by %s is printed as %s", (moment, printed) => {
  expect(toQuarter(phoenix(`2026-11-24T${moment}`))).toEqual(phoenix(`2026-11-24T${printed}`));
});

test("an office that is closed for good says so", () => {
  const forGood = { from: "2026-01-01", to: "2029-01-01", reason: "", phones: false };
  expect(phonesLine(phoenix("2026-12-21T10:00:00"), [forGood])).toBe(
    `${phones} ${phonesWords.closed}`,
  );
});
