import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { climate, hotFrom } from "#content/climate.ts";
import { visitWindows } from "#content/route-plan.ts";
import { benefits } from "#content/sections.ts";
import { visitWindowNames } from "#domain/business-clock/visits.ts";
import { hourMs, minuteMs, sinceMidnight } from "#domain/dates.ts";
import { leastNoticeMs, openingOn } from "./office.ts";
import { answerBy, firstVisitDay, routeStart, slotOf, windowsOn } from "./windows.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const dayIn = (month: number) => `2027-${String(month + 1).padStart(2, "0")}-15`;

test("the first window begins where the chart starts the route, and a hot day ends with the morning", () => {
  for (const [index, month] of climate.entries()) {
    const windows = windowsOn(dayIn(index));
    const early = sinceMidnight(windows[0]?.starts ?? "") - sinceMidnight(routeStart(month));
    expect(early, month.name).toBeGreaterThanOrEqual(0);
    expect(early, month.name).toBeLessThan(15 * minuteMs);
    const isHot = month.averageHigh >= hotFrom;
    const season = Object.values(isHot ? visitWindows.hot : visitWindows.usual);
    expect(windows.map(({ ends }) => ends)).toEqual(season.map(({ ends }) => ends));
    if (!isHot) continue;
    expect(routeStart(month)).toBe(month.sunrise);
    for (const { ends } of windows) expect(sinceMidnight(ends)).toBeLessThanOrEqual(11 * hourMs);
  }
  expect(benefits.map(({ text }) => text)).toContain(`${business.claims.desertRoutes}.`);
  expect(business.claims.desertRoutes).toContain("sunrise");
});

test("windows follow each other without gaps", () => {
  for (const day of [dayIn(1), dayIn(6)]) {
    const windows = windowsOn(day);
    expect(visitWindowNames).toEqual(expect.arrayContaining(windows.map(({ name }) => name)));
    for (const [index, { starts, ends }] of windows.entries()) {
      expect(starts < ends).toBe(true);
      expect(windows[index + 1]?.starts ?? ends).toBe(ends);
    }
  }
});

test("in July nobody is offered an afternoon", () => {
  expect(() => slotOf("2027-07-15", "afternoon")).toThrow(RangeError);
  expect(slotOf("2027-07-15", "morning").ends).toBe(visitWindows.hot.morning.ends);
});

test("today is offered until its last window ends", () => {
  const { ends = "" } = windowsOn("2026-11-24").at(-1) ?? {};
  expect(firstVisitDay(new Date(phoenix(`2026-11-24T${ends}`).getTime() - 1))).toBe("2026-11-24");
  expect(firstVisitDay(phoenix(`2026-11-24T${ends}`))).toBe("2026-11-25");
});

test("no answer is promised about a closed day, nor about one that nobody could confirm in time", () => {
  expect(answerBy("2026-11-26", phoenix("2026-11-23T10:00"), [])).toBeUndefined();
  const off = { from: "2026-12-02", to: "2026-12-02", reason: "", phones: true };
  expect(answerBy("2026-12-02", phoenix("2026-11-30T10:00"), [off])).toBeUndefined();
  expect(answerBy("2026-12-02", phoenix("2026-11-30T10:00"), [])).toBeDefined();
  const closes = openingOn("2026-12-01", [])?.closes ?? 0;
  const lastChance = new Date(closes - leastNoticeMs);
  expect(answerBy("2026-12-02", lastChance, [])).toEqual(new Date(closes));
  expect(answerBy("2026-12-02", new Date(lastChance.getTime() + 1), [])).toBeUndefined();
});
