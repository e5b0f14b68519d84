import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { areaByName, areaBySlug, areaGroups, areaOf } from "./areas.ts";

test("every area is in the group of its region", () => {
  expect(areaGroups.map(({ name }) => name)).toEqual(["Scottsdale", "North Phoenix"]);
  for (const { name, items } of areaGroups)
    expect(items).toEqual(areas.filter(({ region }) => region === name));
});

test("an area is found by slug and by name, with its region", () => {
  const dcRanch = { name: "DC Ranch", slug: "dc-ranch", city: "Scottsdale", region: "Scottsdale" };
  expect(areaBySlug("dc-ranch")).toEqual(dcRanch);
  expect(areaByName("DC Ranch")).toEqual(dcRanch);
  expect(areaBySlug("paradise-valley-village")?.region).toBe("North Phoenix");
});

test.each(["", "DC Ranch", "constructor", "phoenix"])("%j is not a slug", (slug) => {
  expect(areaBySlug(slug)).toBeUndefined();
});

test.each([
  ["its page first", { page: "/troon", zipCode: "85255" }, "troon"],
  ["else its zip", { page: "/book-now", zipCode: "85255" }, "grayhawk"],
  ["also where the browser named no page", { page: null, zipCode: "85255" }, "grayhawk"],
  ["and where the zip has four digits more", { page: null, zipCode: "85331-1234" }, "cave-creek"],
  ["none elsewhere", { page: "/", zipCode: "10001" }, null],
])("a booking counts for the neighborhood of %s", (_, booking, area) => {
  expect(areaOf(booking)).toBe(area);
});
