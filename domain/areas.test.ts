import { expect, test } from "vitest";
import { areaByName, areaBySlug, areaGroups } from "./areas.ts";

test("the 22 areas stand in two groups of eleven", () => {
  expect(areaGroups.map(({ name, items }) => [name, items.length])).toEqual([
    ["Scottsdale", 11],
    ["North Phoenix", 11],
  ]);
});

test("an area is found by slug and by name, with its region", () => {
  const dcRanch = { name: "DC Ranch", slug: "dc-ranch", region: "Scottsdale" };
  expect(areaBySlug("dc-ranch")).toEqual(dcRanch);
  expect(areaByName("DC Ranch")).toEqual(dcRanch);
  expect(areaBySlug("paradise-valley-village")?.region).toBe("North Phoenix");
});

test.each(["", "DC Ranch", "constructor", "phoenix"])("%j is no slug", (slug) => {
  expect(areaBySlug(slug)).toBeUndefined();
});
