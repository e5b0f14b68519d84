import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { mapSpots } from "#site/sections/map-spots.ts";
import { areaCircles, type MapSpot } from "./area-circles.ts";
import { placeNames } from "./area-names.ts";

const map: readonly MapSpot[] = mapSpots;
const everywhere = map.map(({ slug }, index) => ({ key: slug, bookings: 100 - index * 4 }));
const circleOf = (slug: string, tallies: Parameters<typeof areaCircles>[1]) =>
  areaCircles(map, tallies).find(({ spot }) => spot.slug === slug);

/** How far a neighborhood is from the nearest other one. */
const roomAround = ({ x, y, slug }: MapSpot) =>
  Math.min(
    ...map.filter((one) => one.slug !== slug).map((one) => Math.hypot(one.x - x, one.y - y)),
  );
const [crowded, remotest] = (() => {
  const spots = map.toSorted((one, other) => roomAround(one) - roomAround(other));
  const [least, most] = [spots[0], spots.at(-1)];
  if (!least || !most) throw new Error("The map is empty.");
  return [least, most];
})();

test("the map has all neighborhoods, each on the drawn ground", () => {
  expect(map).toHaveLength(areas.length);
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
  const { slug, x, y } = remotest;
  expect(circleOf(slug, [{ key: slug, bookings: 9 }])).toMatchObject({ x, y, radius: 36 });
});

test("neighborhoods without bookings are small and quiet; bookings from elsewhere are not on the map", () => {
  const circles = areaCircles(map, [
    { key: null, bookings: 50 },
    { key: remotest.slug, bookings: 2 },
  ]);
  expect(circles[0]).toMatchObject({ bookings: 2, radius: 36, number: "big" });
  expect(circles.slice(1).every(({ radius, bookings }) => radius === 5 && bookings === 0)).toBe(
    true,
  );
});

test("a number without room in its circle is written before the name", () => {
  const tallies = [
    { key: crowded.slug, bookings: 1200 },
    { key: remotest.slug, bookings: 3 },
  ];
  expect(circleOf(crowded.slug, tallies)?.number).toBe("small");
  expect(circleOf(remotest.slug, tallies)?.number).toBe("beside");
  const circles = areaCircles(map, tallies);
  const lines = placeNames(circles).map((name) => name.lines.join(" "));
  expect(lines).toContain(crowded.name);
  expect(lines).toContain(`3 ${remotest.name}`);
});

/** As wide and as high as on a phone. */
function boxesOfNames(bookings: Readonly<Record<string, number>>) {
  const circles = areaCircles(
    map,
    Object.entries(bookings).map(([key, count]) => ({ key, bookings: count })),
  );
  const names = placeNames(circles);
  return circles.flatMap(({ x, y, spot, bookings: count }, index) => {
    const name = names[index];
    if (!name || count === 0) return [];
    const width = Math.max(...name.lines.map((line) => line.length)) * 20 * 0.52;
    const left = x + name.x - { start: 0, middle: width / 2, end: width }[name.anchor];
    const baseline = y + name.y;
    const bottom = baseline + (name.lines.length - 1) * 21;
    return [{ name: spot.name, left, right: left + width, top: baseline - 14, bottom }];
  });
}

test.each([
  { "north-scottsdale": 4, "desert-ridge": 3, "moon-valley": 4, norterra: 8, "cave-creek": 2 },
  { "old-town-scottsdale": 7, "gainey-ranch": 6, "desert-ridge": 6, norterra: 2, troon: 9 },
  {
    "desert-ridge": 3,
    "happy-valley": 2,
    norterra: 5,
    "moon-valley": 2,
    grayhawk: 3,
    anthem: 1,
    "pinnacle-peak": 8,
    "mccormick-ranch": 9,
    "north-scottsdale": 2,
  },
])("at a phone's letter size no name runs into another one with %j", (bookings) => {
  const boxes = boxesOfNames(bookings);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.right < other.left || other.right < one.left;
      const isBelow = one.bottom < other.top || other.bottom < one.top;
      expect(isBeside || isBelow, `${one.name} and ${other.name}`).toBe(true);
    }
});

test("every neighborhood is named once, with or without bookings", () => {
  for (const tallies of [[], everywhere]) {
    const circles = areaCircles(map, tallies);
    const names = placeNames(circles).map(({ lines }) => lines.join(" ").replace(/^\d+ /, ""));
    expect(names.toSorted()).toEqual(map.map(({ name }) => name).toSorted());
  }
});
