import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { here } from "#domain/testing/areas.ts";
import { mapLink, routeLink } from "./map-link.ts";
import { aboutMiles, isNearby, milesBetween, nearestAreas } from "./neighbors.ts";

test("a map opens at the address, whatever signs it has", () => {
  expect(mapLink("1 E Bell Rd #4 & 5, Scottsdale")).toBe(
    "https://www.google.com/maps/search/?api=1&query=1%20E%20Bell%20Rd%20%234%20%26%205%2C%20Scottsdale",
  );
});

test("a route is driven, and ends at the last of its addresses, with at most nine on the way", () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `${index + 1} E Bell Rd`);
  const { pathname, searchParams } = new URL(routeLink(addresses));
  expect(pathname).toBe("/maps/dir/");
  expect(Object.fromEntries(searchParams)).toMatchObject({ api: "1", travelmode: "driving" });
  expect(searchParams.get("destination")).toBe("10 E Bell Rd");
  expect(searchParams.get("waypoints")?.split("|")).toEqual(addresses.slice(0, 9));
  expect(new URL(routeLink(["1 E Bell Rd"])).searchParams.has("waypoints")).toBe(false);
});

test("a degree of latitude is 69.1 miles in both directions", () => {
  expect(milesBetween([33, -112], [34, -112])).toBeCloseTo(69.09, 1);
  expect(milesBetween([34, -112], [33, -112])).toBeCloseTo(69.09, 1);
  expect(milesBetween([33.5, -112], [33.5, -111])).toBeCloseTo(57.6, 1);
  expect(milesBetween([33.5, -112], [33.5, -112])).toBe(0);
});

test("all other areas are neighbors, the nearest first, in whole miles", () => {
  for (const { slug, coordinates } of areas) {
    const others = areas
      .filter((area) => area.slug !== slug)
      .map((area) => ({ name: area.name, miles: milesBetween(coordinates, area.coordinates) }))
      .toSorted((one, other) => one.miles - other.miles);
    const found = nearestAreas(slug, areas.length).map(({ area, miles }) => [area.name, miles]);
    expect(found).toEqual(others.map(({ name, miles }) => [name, Math.max(1, Math.round(miles))]));
    expect(nearestAreas(slug, 3)).toHaveLength(3);
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
