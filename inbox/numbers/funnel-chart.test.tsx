// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type FunnelRow, numberEndpoints } from "#domain/api/reports.ts";
import { here } from "#domain/testing/areas.ts";
import { addressOfCall } from "#inbox/api/call.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { problem, show } from "#inbox/testing/screen.tsx";
import { FunnelChart, GroupTable } from "./funnel-chart.tsx";

const range = { from: "2026-11-01", to: "2026-11-30" };
const row = (more: Partial<FunnelRow>): FunnelRow => ({
  key: null,
  booked: 40,
  reached: 36,
  scheduled: 20,
  visited: 10,
  customers: 4,
  secondsToReached: 7260,
  secondsToScheduled: 1200,
  secondsToVisited: 4 * 86_400,
  secondsToCustomers: null,
  ...more,
});

const chartOf = (all: FunnelRow) =>
  render(
    <FunnelChart range={range} />,
    loadedClient({
      [addressOfCall(numberEndpoints.funnel, { query: range })]: { rows: [all] },
    }),
  );

test("each step has its count, its share of the bookings, and its time", () => {
  const $ = chartOf(row({}));
  const cells = $("tbody tr")
    .toArray()
    .map((line) => [$(line).find("th").text(), $(line).find("td").last().text()]);
  expect(cells).toEqual([
    ["Booked", "40100%"],
    ["Reached2 h 1 min later", "3690%"],
    ["Visit booked20 min later", "2050%"],
    ["First visit4 days later", "1025%"],
    ["Customer", "410%"],
  ]);
});

test("each bar begins as wide as the one above ends, and none is wider than the first", () => {
  const $ = chartOf(row({}));
  const edges = $("path")
    .toArray()
    .map((path) => /^M([\d.]+) 1H([\d.]+)L([\d.]+) 43H([\d.]+)Z$/.exec($(path).attr("d") ?? ""))
    .map((found) => [
      Number(found?.[2]) - Number(found?.[1]),
      Number(found?.[3]) - Number(found?.[4]),
    ]);
  expect(edges.map(([top = 0]) => Math.round(top * 10) / 10)).toEqual([98, 88.2, 49, 24.5, 9.8]);
  for (const [index, [, bottom]] of edges.slice(0, -1).entries())
    expect(bottom).toBeCloseTo(edges[index + 1]?.[0] ?? 0);
});

test("a range without bookings draws lines, not an empty chart", () => {
  const none = { booked: 0, reached: 0, scheduled: 0, visited: 0, customers: 0 };
  const $ = chartOf(row(none));
  expect($("path")).toHaveLength(5);
  expect($.text()).not.toContain("NaN");
});

test("weeks, areas and plans have readable names, also those outside the area or no longer listed", () => {
  const names = (by: "week" | "area" | "plan", ...keys: (string | null)[]) => {
    const $ = render(<GroupTable by={by} rows={keys.map((key) => row({ key }))} />);
    return $("tbody th")
      .toArray()
      .map((cell) => $(cell).text());
  };
  expect(names("week", "2026-11-15")).toEqual(["November 15, 2026"]);
  expect(names("area", here.slug, null)).toEqual([here.name, "Outside our area"]);
  expect(names("plan", "bi-weekly", "one-time")).toEqual(["Bi-Weekly", "one-time"]);
});

test("a funnel that could not be counted says so, and is counted again", async () => {
  let isBroken = true;
  const { user } = show(<FunnelChart range={range} />, {
    "GET /api/numbers/funnel": () => (isBroken ? problem(503, {}) : { rows: [row({})] }),
  });
  await screen.findByText(/^This could not be counted\./);
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("2 h 1 min later");
  expect(screen.queryByRole("alert")).toBeNull();
});
