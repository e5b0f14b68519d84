import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { areaByName, areaBySlug, areaGroups, areaOf } from "./areas.ts";

test("every area is in the group of its region", () => {
  expect(areaGroups.map(({ name }) => name)).toEqual(["Scottsdale", "North Phoenix"]);
  for (const { name, items } of areaGroups)
    expect(items).toEqual(areas.filter(({ region }) => region === name));
});

test("an area is found by slug and by name", () => {
  for (const area of areas) {
    expect(areaBySlug(area.slug)).toBe(area);
    expect(areaByName(area.name)).toBe(area);
  }
});

test.each(["", areas[0].name, "constructor", "phoenix"])("%j is not a slug", (slug) => {
  expect(areaBySlug(slug)).toBeUndefined();
});

test("a booking counts for the neighborhood of its zip, with four digits more or not", () => {
  const [page, zipOnly] = [areas[0].slug, areas.findLast(({ zips }) => zips.length > 0)];
  const [zipCode = ""] = zipOnly?.zips ?? [];
  for (const other of [`/${page}`, "/book-now", "/", null]) {
    expect(areaOf({ page: other, zipCode })).toBe(zipOnly?.slug);
    expect(areaOf({ page: other, zipCode: `${zipCode}-1234` })).toBe(zipOnly?.slug);
    expect(areaOf({ page: other, zipCode: "10001" })).toBeNull();
  }
});

test("a booking from the page of a neighborhood that shares its zip counts for that one", () => {
  for (const { slug, zips, sharedZips = [] } of areas) {
    for (const zipCode of sharedZips) {
      expect(areaOf({ page: `/${slug}`, zipCode: `${zipCode}-1234` })).toBe(slug);
      expect(areaOf({ page: null, zipCode })).not.toBe(slug);
      expect(areaOf({ page: null, zipCode })).not.toBeNull();
    }
    expect([slug, zips.length + sharedZips.length]).not.toEqual([slug, 0]);
  }
});
