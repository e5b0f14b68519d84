import { expect, test } from "vitest";
import { mapSpots } from "#site/sections/map-spots.ts";
import { areaCircles, type MapSpot } from "./area-circles.ts";
import { placeNames } from "./area-names.ts";

const map: readonly MapSpot[] = mapSpots;
const everywhere = map.map(({ slug }, index) => ({ key: slug, bookings: 100 - index * 4 }));
const circleOf = (slug: string, tallies: Parameters<typeof areaCircles>[1]) =>
  areaCircles(map, tallies).find(({ spot }) => spot.slug === slug);

test("the map has all 22 neighborhoods, each on the drawn ground", () => {
  expect(map).toHaveLength(22);
  for (const { name, x, y } of map) {
    expect(x > 0 && x < 600 && y > 0 && y < 770, name).toBe(true);
  }
});

test("no circle covers another one, even where all neighborhoods have many bookings", () => {
  const circles = areaCircles(map, everywhere);
  for (const [index, one] of circles.entries())
    for (const other of circles.slice(index + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      const names = `${one.spot.name} and ${other.spot.name}`;
      expect(distance, names).toBeGreaterThan((one.radius + other.radius) * 0.9);
    }
});

test("a circle that touches no other is at its true place", () => {
  const { x, y } = map.find(({ slug }) => slug === "anthem") ?? { x: 0, y: 0 };
  expect(circleOf("anthem", [{ key: "anthem", bookings: 9 }])).toMatchObject({ x, y, radius: 36 });
});

test("neighborhoods without bookings are small and quiet; bookings from elsewhere are not on the map", () => {
  const circles = areaCircles(map, [
    { key: null, bookings: 50 },
    { key: "troon", bookings: 2 },
  ]);
  expect(circles[0]).toMatchObject({ bookings: 2, radius: 36, number: "big" });
  expect(circles.slice(1).every(({ radius, bookings }) => radius === 5 && bookings === 0)).toBe(
    true,
  );
});

test("a number without room in its circle is written before the name", () => {
  const tallies = [
    { key: "kierland", bookings: 1200 },
    { key: "anthem", bookings: 3 },
  ];
  expect(circleOf("kierland", tallies)?.number).toBe("small");
  expect(circleOf("anthem", tallies)?.number).toBe("beside");
  const circles = areaCircles(map, tallies);
  const lines = placeNames(circles).map((name) => name.lines.join(" "));
  expect(lines).toContain("Kierland");
  expect(lines).toContain("3 Anthem");
});

test("every neighborhood is named once, with or without bookings", () => {
  for (const tallies of [[], everywhere]) {
    const circles = areaCircles(map, tallies);
    const names = placeNames(circles).map(({ lines }) => lines.join(" ").replace(/^\d+ /, ""));
    expect(names.toSorted()).toEqual(map.map(({ name }) => name).toSorted());
  }
});
