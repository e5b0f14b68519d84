import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { servedZips } from "#content/served-zips.ts";
import { here, there } from "#domain/testing/areas.ts";
import { areaBySlug, areaGroups, areaOf, cityOf, zipOf } from "./areas.ts";
import { isServed, onlyCityOf } from "./served-zips.ts";

test("every area is in the group of its region", () => {
  expect(areaGroups.map(({ name }) => name)).toEqual(["Scottsdale", "North Phoenix"]);
  for (const { name, items } of areaGroups)
    expect(items).toEqual(areas.filter(({ region }) => region === name));
});

test("an area is found by slug", () => {
  for (const area of areas) expect(areaBySlug(area.slug)).toBe(area);
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

test("a booking counts for the neighborhood that the owner has set, as long as it is served", () => {
  const booking = { zipCode: here.zip, page: `/${here.slug}` };
  expect(areaOf({ ...booking, neighborhood: there.slug })).toBe(there.slug);
  expect(areaOf({ ...booking, zipCode: "10001", neighborhood: there.slug })).toBe(there.slug);
  for (const neighborhood of ["atlantis", "", null, undefined])
    expect(areaOf({ ...booking, neighborhood })).toBe(here.slug);
});

test("a link from a neighborhood's page presets its zip only where all its homes have that one", () => {
  const [area] = areas;
  expect(zipOf({ ...area, zips: ["85251"] })).toEqual({ zip: "85251" });
  for (const zips of [[], ["85251", "85257"]])
    expect(Object.keys(zipOf({ ...area, zips }))).toEqual([]);
});

test("the owner's form knows the city of a neighborhood's zip, and of no other", () => {
  for (const { city, zips } of areas)
    for (const zip of zips) expect([cityOf(zip), cityOf(`${zip}-1234`)]).toEqual([city, city]);
  for (const zip of ["10001", "8525", ""]) expect(cityOf(zip)).toBeUndefined();
});

test.each(["85251", " 85086 ", "85331-1234"])("%j is served", (zip) => {
  expect(isServed(zip)).toBe(true);
});

test.each(["10001", "85001-1234"])("%j is outside", (zip) => {
  expect(isServed(zip)).toBe(false);
});

test.each(["", "852", "8525a", "852511", "185251", "Scottsdale"])(
  "%j is not a complete zip code",
  (zip) => {
    expect(isServed(zip)).toBeUndefined();
  },
);

test("the city of a zip is that of all its neighborhoods, and none where they have several", () => {
  for (const zip of servedZips) {
    const all = areas.filter(({ zips, sharedZips = [] }) => [...zips, ...sharedZips].includes(zip));
    const [city, ...others] = new Set(all.map((area) => area.city));
    expect(onlyCityOf(`${zip}-1234`), zip).toBe(others.length === 0 ? city : undefined);
  }
  for (const zip of ["10001", "8525", ""]) expect(onlyCityOf(zip)).toBeUndefined();
});
