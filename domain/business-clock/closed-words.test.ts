import { expect, test } from "vitest";
import { holidays } from "#content/business-facts.ts";
import { closedBetween } from "./closed-days.ts";
import { closedWords } from "./closed-words.ts";

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
