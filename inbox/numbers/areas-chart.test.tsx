import { expect, test } from "vitest";
import { render } from "#inbox/testing/render.tsx";
import type { MapSpot, Tally } from "./area-circles.ts";
import { AreasChart } from "./areas-chart.tsx";

const spot = (name: string, x: number): MapSpot => ({
  slug: name.toLowerCase(),
  name,
  x,
  y: 100,
  label: { x: 0, y: -20, anchor: "middle", lines: [name] },
});
const map = [spot("Troon", 100), spot("Anthem", 300), spot("Norterra", 500)];

/** What the chart says of these bookings; a null key counts those from outside. */
function captionOf(tallies: readonly Tally[]): string {
  const bookings = tallies.reduce((sum, one) => sum + one.bookings, 0);
  const $ = render(<AreasChart tallies={tallies} bookings={bookings} map={map} />);
  return $("figcaption p").text();
}

test("the busiest neighborhoods are named, with their share of all bookings", () => {
  const caption = captionOf([
    { key: "anthem", bookings: 3 },
    { key: "troon", bookings: 5 },
    { key: null, bookings: 2 },
  ]);
  expect(caption).toContain("Of your neighborhoods, most came from Troon and Anthem: 80% of all.");
  expect(caption).toContain("2 of 3 neighborhoods have at least one.");
});

test("one neighborhood with bookings stands alone", () => {
  const caption = captionOf([{ key: "troon", bookings: 1 }]);
  expect(caption).toContain("most came from Troon: 100% of all. 1 of 3 neighborhoods has");
});

test("bookings from outside belong to no neighborhood", () => {
  const caption = captionOf([{ key: null, bookings: 4 }]);
  expect(caption).toBe("None came from a neighborhood that you serve.");
});
