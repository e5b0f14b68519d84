import { expect, test } from "vitest";
import { holidays, hours } from "#content/business-facts.ts";
import { closedBetween } from "./closed-days.ts";
import { closedWords, weeklyHours } from "./weekly-hours.ts";

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

const off = (from: string, to = from, phones = false) => ({ from, to, reason: "Baja", phones });

test.each([
  ["a single day", [off("2026-11-20")], ["Nov 20"]],
  ["a week", [off("2026-11-17", "2026-11-23")], ["Nov 17 to Nov 23"]],
  [
    "two vacations in a row",
    [off("2026-11-17", "2026-11-18"), off("2026-11-19", "2026-11-20")],
    ["Nov 17 to Nov 20"],
  ],
  ["a workday between", [off("2026-11-17"), off("2026-11-19")], ["Nov 17", "Nov 19"]],
  [
    "days around one with answered phones",
    [off("2026-11-17"), off("2026-11-18", "2026-11-18", true), off("2026-11-19")],
    ["Nov 17", "Nov 19"],
  ],
  ["a vacation with answered phones", [off("2026-11-17", "2026-11-19", true)], []],
])("the public reads when nobody answers, without the reason: %s", (_, daysOff, said) => {
  const isNamed = (words: string) => holidays.some(({ name }) => words.startsWith(name));
  expect(closedWords("2026-11-16", daysOff).filter((words) => !isNamed(words))).toEqual(said);
});

test("a holiday within a vacation keeps its name and its day", () => {
  const said = closedWords("2026-11-24", [off("2026-11-24", "2026-11-29")]);
  expect(said.slice(0, 3)).toEqual([
    "Nov 24 to Nov 25",
    "Thanksgiving, Nov 26",
    "Nov 27 to Nov 29",
  ]);
});
