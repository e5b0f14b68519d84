import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { areaTrail, quickLink } from "./trails.ts";

test("a page is named as the navigation names it", () => {
  expect(quickLink("/blog")).toEqual({ label: "Blog", href: "/blog" });
});

test("a page that the navigation does not know stops the build", () => {
  expect(() => quickLink("/nowhere")).toThrow("content/navigation.ts: no quick link to /nowhere");
});

test("the way to a neighborhood leads over its region", () => {
  expect(areaTrail(areas[0])).toEqual([
    { label: "Home", href: "/" },
    { label: "Scottsdale", href: "/#areas" },
  ]);
});
