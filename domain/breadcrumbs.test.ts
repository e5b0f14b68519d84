import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { areaTrail, quickLink } from "./breadcrumbs.ts";

test("a breadcrumb uses the name in the navigation", () => {
  expect(quickLink("/blog")).toEqual({ label: "Blog", href: "/blog" });
});

test("a page that the navigation does not know stops the build", () => {
  expect(() => quickLink("/nowhere")).toThrow("content/navigation.ts: no quick link to /nowhere");
});

test("the breadcrumbs of a neighborhood include its region", () => {
  expect(areaTrail(areas[0])).toEqual([
    { label: "Home", href: "/" },
    { label: "Scottsdale", href: "/#scottsdale" },
  ]);
  expect(areaTrail(areas[11])).toContainEqual({ label: "North Phoenix", href: "/#north-phoenix" });
});
