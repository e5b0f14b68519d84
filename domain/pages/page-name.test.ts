import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { here } from "#domain/testing/areas.ts";
import { pageName } from "./page-name.ts";

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
