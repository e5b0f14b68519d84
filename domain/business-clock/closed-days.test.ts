import { expect, test } from "vitest";
import { holidays } from "#content/business-facts.ts";
import { calendarWords } from "#content/route-plan.ts";
import { offReason } from "#domain/visits/route-plan.ts";
import { closedBetween, closedInYear, closedOn } from "./closed-days.ts";

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
