import { expect, test } from "vitest";
import { isWhole, quickRanges, rangeOf, rangeWords } from "./range.ts";

const friday = "2026-11-20";
const range = (query: string) => rangeOf(new URLSearchParams(query), friday);

test("the quick ranges end today; twelve weeks begin on a Sunday and count this one", () => {
  expect(quickRanges(friday)).toEqual([
    { name: "30 days", from: "2026-10-22", to: friday },
    { name: "12 weeks", from: "2026-08-30", to: friday },
    { name: "This year", from: "2026-01-01", to: friday },
    { name: "All", from: "2017-01-01", to: friday },
  ]);
});

test("every quick range is shorter than ten years, the most that can be counted in one request", () => {
  for (const today of ["2026-01-01", "2026-12-31", "2028-02-29"])
    for (const { from, to } of quickRanges(today))
      expect(`${Number(from.slice(0, 4)) + 10}${from.slice(4)}` > to).toBe(true);
});

test("an address names its range", () => {
  expect(range("view=numbers&from=2026-02-28&to=2026-03-01")).toEqual({
    from: "2026-02-28",
    to: "2026-03-01",
  });
});

test("an address without a range that can be counted shows twelve weeks", () => {
  const twelveWeeks = { from: "2026-08-30", to: friday };
  for (const query of [
    "",
    "from=2026-11-01",
    "from=2026-11-02&to=2026-11-01",
    "from=2026-02-30&to=2026-03-01",
    "from=yesterday&to=2026-03-01",
    "from=2001-01-01&to=2026-03-01",
  ])
    expect(range(query), query).toEqual(twelveWeeks);
});

test("a range in words names its year once if one is enough", () => {
  expect(rangeWords({ from: "2026-08-31", to: friday })).toBe("from Aug 31 to Nov 20, 2026");
  expect(rangeWords({ from: "2025-12-31", to: "2026-01-01" })).toBe(
    "from Dec 31, 2025 to Jan 1, 2026",
  );
  expect(rangeWords({ from: friday, to: friday })).toBe("on Nov 20, 2026");
  const all = { from: "2017-01-01", to: friday };
  expect(isWhole(all)).toBe(true);
  expect(rangeWords(all)).toBe("until Nov 20, 2026");
});
