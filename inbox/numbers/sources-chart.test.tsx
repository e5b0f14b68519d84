// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import type { Numbers } from "#domain/api/reports.ts";
import { here } from "#domain/testing/areas.ts";
import { show } from "#inbox/testing/screen.tsx";
import { pageName, SourcesChart } from "./sources-chart.tsx";

test("pages have the names that the site gives them", () => {
  expect(pageName("/")).toBe("Home");
  expect(pageName("/book-now")).toBe("Book Service");
  expect(pageName(commercialHref)).toBe("Commercial quote");
  expect(pageName(`/${here.slug}`)).toBe(here.name);
  expect(pageName("/blog/hoa-compliance-pet-waste-management")).toBe(
    "Blog, hoa compliance pet waste management",
  );
});

test("an unknown page is shown by its path, a missing one as not known", () => {
  expect(pageName("/old-flyer")).toBe("/old-flyer");
  expect(pageName(null)).toBe("Not known");
});

test("three of each group are in sight, with what the others sum to; one press shows them", async () => {
  const pages = [6, 5, 4, 3, 2].map((bookings) => ({ key: `/flyer-${bookings}`, bookings }));
  const numbers: Numbers = {
    ...{ bookings: 20, inTime: 20, late: 0, uncalled: 0, since: null, medianSeconds: null },
    ...{ weeks: [], areas: [{ key: null, bookings: 20 }], plans: [], pages },
  };
  const { user } = show(<SourcesChart numbers={numbers} />, {});
  const group = () => screen.getAllByRole("rowgroup")[0] ?? document.body;
  const rows = () =>
    within(group())
      .getAllByRole("row")
      .map(({ textContent }) => textContent);
  const all = ["PageBookings", "/flyer-66", "/flyer-55", "/flyer-44", "/flyer-33", "/flyer-22"];
  expect(group().dataset["open"]).toBe("false");
  expect(rows()).toEqual([...all, "2 more5"]);
  await user.click(screen.getByRole("button", { name: "2 more: Page" }));
  expect(group().dataset["open"]).toBe("true");
  expect(rows()).toEqual(all);
});
