import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { areaCoordinates } from "#content/geography.ts";
import { aboutMiles, areasAround, milesBetween, nearestAreas } from "./neighbors.ts";

test("a degree of latitude is 69.1 miles, the same both ways", () => {
  expect(milesBetween([33, -112], [34, -112])).toBeCloseTo(69.09, 1);
  expect(milesBetween([34, -112], [33, -112])).toBeCloseTo(69.09, 1);
  expect(milesBetween([33.5, -112], [33.5, -111])).toBeCloseTo(57.6, 1);
  expect(milesBetween([33.5, -112], [33.5, -112])).toBe(0);
});

test("the nearest areas come first, in whole miles", () => {
  expect(nearestAreas("troon", 3).map(({ area, miles }) => [area.name, miles])).toEqual([
    ["Pinnacle Peak", 1],
    ["North Scottsdale", 3],
    ["DC Ranch", 5],
  ]);
  expect(nearestAreas("old-town-scottsdale", 1)[0]?.area.name).toBe("South Scottsdale");
});

test("no area is its own neighbor, and none is missing", () => {
  for (const { slug } of areas) {
    const neighbors = nearestAreas(slug, areas.length);
    expect(neighbors).toHaveLength(areas.length - 1);
    expect(neighbors.map(({ area }) => area.slug)).not.toContain(slug);
    expect(neighbors.every(({ miles }) => Number.isInteger(miles) && miles >= 1)).toBe(true);
  }
});

test("a map shows all areas, or where there are too many the one and its nearest", () => {
  expect(areasAround("troon")).toEqual(areas);
  expect(areasAround("troon", 3).map(({ name }) => name)).toEqual([
    "Troon",
    "Pinnacle Peak",
    "North Scottsdale",
  ]);
});

test("every coordinate lies in the northeast of the Valley", () => {
  for (const [latitude, longitude] of Object.values(areaCoordinates)) {
    expect(latitude).toBeGreaterThan(33.4);
    expect(latitude).toBeLessThan(33.9);
    expect(longitude).toBeGreaterThan(-112.2);
    expect(longitude).toBeLessThan(-111.8);
  }
});

test("an unknown slug is a mistake", () => {
  expect(() => nearestAreas("tempe", 3)).toThrow(RangeError);
});

test("one mile is no plural", () => {
  expect([aboutMiles(1), aboutMiles(3)]).toEqual(["about 1 mile", "about 3 miles"]);
});
