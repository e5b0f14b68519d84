import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { here } from "#domain/testing/areas.ts";
import { aboutMiles, isNearby, milesBetween, nearestAreas } from "./neighbors.ts";

test("a degree of latitude is 69.1 miles in both directions", () => {
  expect(milesBetween([33, -112], [34, -112])).toBeCloseTo(69.09, 1);
  expect(milesBetween([34, -112], [33, -112])).toBeCloseTo(69.09, 1);
  expect(milesBetween([33.5, -112], [33.5, -111])).toBeCloseTo(57.6, 1);
  expect(milesBetween([33.5, -112], [33.5, -112])).toBe(0);
});

test("the nearest areas come first, in whole miles", () => {
  for (const { slug, coordinates } of areas) {
    const others = areas
      .filter((area) => area.slug !== slug)
      .map((area) => ({ name: area.name, miles: milesBetween(coordinates, area.coordinates) }))
      .toSorted((one, other) => one.miles - other.miles);
    expect(nearestAreas(slug, 3).map(({ area, miles }) => [area.name, miles])).toEqual(
      others.slice(0, 3).map(({ name, miles }) => [name, Math.max(1, Math.round(miles))]),
    );
  }
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
  for (const one of areas) {
    expect(isNearby(one.slug, one.slug)).toBe(true);
    for (const other of areas)
      expect(isNearby(one.slug, other.slug), `${one.name}, ${other.name}`).toBe(
        milesBetween(one.coordinates, other.coordinates) <= 5,
      );
  }
  for (const unknown of [null, "elsewhere"]) {
    expect(isNearby(unknown, here.slug)).toBe(false);
    expect(isNearby(here.slug, unknown)).toBe(false);
    expect(isNearby(unknown, unknown)).toBe(false);
  }
});

test("an unknown slug is a mistake", () => {
  expect(() => nearestAreas("tempe", 3)).toThrow("no area has the slug tempe");
});

test("one mile is singular", () => {
  expect([aboutMiles(1), aboutMiles(3)]).toEqual(["about 1 mile", "about 3 miles"]);
});
