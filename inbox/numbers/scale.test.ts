import { expect, test } from "vitest";
import { axisLabel, labelStep, ticks } from "./scale.ts";

test("an axis has at most six whole marks and ends at or above the highest bar", () => {
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(14)).toEqual([0, 5, 10, 15]);
  expect(ticks(51)).toEqual([0, 20, 40, 60]);
  for (const highest of [2, 7, 10, 11, 26, 99, 100, 101, 4999, 123_456]) {
    const marks = ticks(highest);
    expect(marks.length, `${highest}`).toBeLessThanOrEqual(6);
    expect(marks.at(-1), `${highest}`).toBeGreaterThanOrEqual(highest);
    expect(marks.every(Number.isInteger), `${highest}`).toBe(true);
  }
});

test("labels of an axis have at most four characters, for which there is room", () => {
  expect([0, 500, 2500, 40_000].map(axisLabel)).toEqual(["0", "500", "2.5K", "40K"]);
});

test("an axis without bars still has a height", () => {
  expect(ticks(0)).toEqual([0, 1]);
});

test("there are only as many labels as fit", () => {
  expect(labelStep(80, 74)).toBe(1);
  expect(labelStep(22, 74)).toBe(4);
});
