import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { aboutMiles, areasAround, isNearby, milesBetween, nearestAreas } from "./neighbors.ts";

test("a degree of latitude is 69.1 miles in both directions", () => {
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

test("every other area is a neighbor, but never the area itself", () => {
  for (const { slug } of areas) {
    const neighbors = nearestAreas(slug, areas.length);
    expect(neighbors).toHaveLength(areas.length - 1);
    expect(neighbors.map(({ area }) => area.slug)).not.toContain(slug);
    expect(neighbors.every(({ miles }) => Number.isInteger(miles) && miles >= 1)).toBe(true);
  }
});

test("an area is near itself and areas within five miles, and nothing is near an unknown one", () => {
  // From Troon it is 1.2 miles to Pinnacle Peak, 4.6 to DC Ranch and 5.4 to Grayhawk.
  expect(isNearby("troon", "troon")).toBe(true);
  expect(isNearby("troon", "pinnacle-peak")).toBe(true);
  expect(isNearby("dc-ranch", "troon")).toBe(true);
  expect(isNearby("troon", "grayhawk")).toBe(false);
  for (const unknown of [null, "elsewhere"]) {
    expect(isNearby(unknown, "troon")).toBe(false);
    expect(isNearby("troon", unknown)).toBe(false);
    expect(isNearby(unknown, unknown)).toBe(false);
  }
});

test("a map shows all areas, or if there are too many, one and its nearest", () => {
  expect(areasAround("troon")).toEqual(areas);
  expect(areasAround("troon", areas.length)).toEqual(areas);
  expect(areasAround("troon", 3).map(({ name }) => name)).toEqual([
    "Troon",
    "Pinnacle Peak",
    "North Scottsdale",
  ]);
});

test("every coordinate lies in the northeast of the Valley", () => {
  for (const {
    coordinates: [latitude, longitude],
  } of areas) {
    expect(latitude).toBeGreaterThan(33.4);
    expect(latitude).toBeLessThan(33.9);
    expect(longitude).toBeGreaterThan(-112.2);
    expect(longitude).toBeLessThan(-111.8);
  }
});

test("an unknown slug is a mistake", () => {
  expect(() => nearestAreas("tempe", 3)).toThrow("no area has the slug tempe");
});

test("one mile is singular", () => {
  expect([aboutMiles(1), aboutMiles(3)]).toEqual(["about 1 mile", "about 3 miles"]);
});
