import { expect, test } from "vitest";
import { holidays, hours } from "#content/business-facts.ts";
import { calendarWords } from "#content/route-plan.ts";
import { offReason } from "#domain/visits/route-plan.ts";
import { closedBetween, closedInYear, closedOn } from "./closed-days.ts";
import { closedWords, weeklyHours } from "./weekly-hours.ts";

const off = { from: "2026-12-24", to: "2026-12-26", reason: "Family", phones: true };

test("each holiday of the content is one day of any year", () => {
  for (const year of ["2026-01-01", "2027-03-05", "2028-02-29"])
    expect(
      closedInYear(year, [])
        .map(({ holiday }) => holiday)
        .toSorted(),
    ).toEqual(holidays.map(({ name }) => name).toSorted());
});

test("holidays by weekday are counted in their month, also where it has five of them", () => {
  const named = new Map(
    closedBetween("2026-01-01", "2029-12-31", []).map(({ day, holiday }) => [day, holiday]),
  );
  const expected = new Map([
    ["2026-11-26", "Thanksgiving"],
    ["2028-11-23", "Thanksgiving"],
    ["2027-05-31", "Memorial Day"],
    ["2028-05-29", "Memorial Day"],
    ["2027-09-06", "Labor Day"],
  ]);
  for (const [day, name] of expected)
    if (holidays.some((one) => one.name === name)) expect(named.get(day)).toBe(name);
  expect(named.get("2028-11-30")).toBeUndefined();
});

test("days off include their first and last day, and have a reason", () => {
  const reasons = ["2026-12-23", "2026-12-24", "2026-12-26", "2026-12-27"].map(
    (day) => closedOn(day, [off])?.reason,
  );
  expect(reasons).toEqual([undefined, "Family", "Family", undefined]);
  const nameless = { daysOff: [{ ...off, reason: "" }] };
  expect(offReason(nameless, "2026-12-24")).toBe(calendarWords.dayOff);
  expect(offReason(nameless, "2026-12-27")).toBeNull();
});

test("phones are open on a day off that says so, unless a holiday closes them", () => {
  expect(closedOn("2026-12-24", [off])?.phones).toBe(true);
  expect(closedOn("2026-12-24", [off, { ...off, phones: false }])?.phones).toBe(false);
  const week = { ...off, from: "2026-11-23", to: "2026-11-27" };
  expect(closedOn("2026-11-26", [week])).toMatchObject({ holiday: "Thanksgiving", phones: false });
});

test("they are those of the business, a line each", () => {
  expect(weeklyHours()).toEqual(weeklyHours(hours));
  expect(weeklyHours()).toHaveLength(hours.length);
});

test.each<[days: readonly string[], opens: string, closes: string, said: string]>([
  [["Monday", "Wednesday", "Friday"], "12:00", "16:30", "Mon, Wed, Fri, noon to 4:30 PM"],
  [["Saturday", "Sunday"], "00:00", "09:05", "Sat, Sun, 12 AM to 9:05 AM"],
  [["Sunday"], "08:00", "13:00", "Sun, 8 AM to 1 PM"],
  [
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    "07:00",
    "18:00",
    "Mon to Fri, 7 AM to 6 PM",
  ],
])("%j from %s to %s is %j", (days, opens, closes, said) => {
  expect(weeklyHours([{ days, opens, closes }])).toEqual([said]);
});

test("the year's closed days name each holiday once, on the holiday itself this one first", () => {
  const silent = closedBetween("2026-01-01", "2029-12-31", []).filter(({ phones }) => !phones);
  for (const { day, holiday } of silent) {
    const names = closedWords(day, []).map((words) => words.replace(/,.*/, ""));
    expect(names, day).toEqual([...new Set(names)]);
    expect(names[0], day).toBe(holiday);
  }
});

const away = (from: string, to = from, phones = false) => ({ from, to, reason: "Baja", phones });

test.each([
  ["a single day", [away("2026-11-20")], ["Nov 20"]],
  ["a week", [away("2026-11-17", "2026-11-23")], ["Nov 17 to Nov 23"]],
  [
    "two vacations in a row",
    [away("2026-11-17", "2026-11-18"), away("2026-11-19", "2026-11-20")],
    ["Nov 17 to Nov 20"],
  ],
  ["a workday between", [away("2026-11-17"), away("2026-11-19")], ["Nov 17", "Nov 19"]],
  [
    "days around one with answered phones",
    [away("2026-11-17"), away("2026-11-18", "2026-11-18", true), away("2026-11-19")],
    ["Nov 17", "Nov 19"],
  ],
  ["a vacation with answered phones", [away("2026-11-17", "2026-11-19", true)], []],
])("the public reads when nobody answers, without the reason: %s", (_, daysOff, said) => {
  const isNamed = (words: string) => holidays.some(({ name }) => words.startsWith(name));
  expect(closedWords("2026-11-16", daysOff).filter((words) => !isNamed(words))).toEqual(said);
});

test("a holiday within a vacation keeps its name and its day", () => {
  const said = closedWords("2026-11-24", [away("2026-11-24", "2026-11-29")]);
  expect(said.slice(0, 3)).toEqual([
    "Nov 24 to Nov 25",
    "Thanksgiving, Nov 26",
    "Nov 27 to Nov 29",
  ]);
});
