import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { here } from "#domain/testing/areas.ts";
import { areaTrail, quickLink } from "./breadcrumbs.ts";
import { pageName } from "./page-name.ts";

test("a breadcrumb uses the name in the navigation", () => {
  expect(quickLink("/blog")).toEqual({ label: "Blog", href: "/blog" });
});

test("a page that the navigation does not know stops the build", () => {
  expect(() => quickLink("/nowhere")).toThrow("content/navigation.ts: no quick link to /nowhere");
});

test("the breadcrumbs of a neighborhood include its region", () => {
  expect(areaTrail({ region: "Scottsdale" })).toEqual([
    { label: "Home", href: "/" },
    { label: "Scottsdale", href: "/#scottsdale" },
  ]);
  expect(areaTrail({ region: "North Phoenix" })).toContainEqual({
    label: "North Phoenix",
    href: "/#north-phoenix",
  });
});

test.each([
  ["/", "Home"],
  [`/${here.slug}`, here.name],
  ["/blog/hoa-compliance", "Blog, hoa compliance"],
  ["/book-now?plan=weekly", "Book Service"],
  [commercialHref, "Commercial quote"],
  ["/gone?x=1", "/gone?x=1"],
])("%s is called %s", (page, name) => {
  expect(pageName(page)).toBe(name);
});
