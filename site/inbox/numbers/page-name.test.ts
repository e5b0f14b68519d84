import { expect, test } from "vitest";
import { pageName } from "./page-name.ts";

test("pages have the names that the site gives them", () => {
  expect(pageName("/")).toBe("Home");
  expect(pageName("/book-now")).toBe("Book Service");
  expect(pageName("/mccormick-ranch")).toBe("McCormick Ranch");
  expect(pageName("/blog/hoa-compliance-pet-waste-management")).toBe(
    "Blog, hoa compliance pet waste management",
  );
});

test("an unknown page is its path, and a silent browser is said to be one", () => {
  expect(pageName("/old-flyer")).toBe("/old-flyer");
  expect(pageName(null)).toBe("Not known");
});
