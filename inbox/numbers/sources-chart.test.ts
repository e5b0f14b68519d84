import { expect, test } from "vitest";
import { here } from "#domain/testing/areas.ts";
import { pageName } from "./sources-chart.tsx";

test("pages have the names that the site gives them", () => {
  expect(pageName("/")).toBe("Home");
  expect(pageName("/book-now")).toBe("Book Service");
  expect(pageName(`/${here.slug}`)).toBe(here.name);
  expect(pageName("/blog/hoa-compliance-pet-waste-management")).toBe(
    "Blog, hoa compliance pet waste management",
  );
});

test("an unknown page is shown by its path, a missing one as not known", () => {
  expect(pageName("/old-flyer")).toBe("/old-flyer");
  expect(pageName(null)).toBe("Not known");
});
