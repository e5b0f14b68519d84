import type { Numbers } from "#domain/api/reports.ts";
import { radiusOf } from "./scale.ts";

/** The bookings of a neighborhood, a page or a plan; a null key counts those without one. */
export type Tally = Numbers["areas"][number];

/** The place of a neighborhood on the drawn ground, in its units (600 wide, 770 high). */
export interface MapSpot {
  readonly slug: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Its name on the public map: from the place to the first baseline. */
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly anchor: "start" | "middle" | "end";
    readonly lines: readonly string[];
  };
}

/** Radii in the map's units: of the busiest neighborhood, of the least busy, and of one without bookings. */
const largest = 36;
const smallest = 7;
const quiet = 5;

export interface AreaCircle {
  readonly spot: MapSpot;
  readonly bookings: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The size of the number in the circle; without room there it is written before the name. */
  readonly number: "big" | "small" | "beside";
}

function numberIn(bookings: number, radius: number): AreaCircle["number"] {
  const digits = bookings.toLocaleString("en-US").length;
  if (bookings === 0 || radius < Math.max(13, digits * 7)) return "beside";
  return radius < Math.max(23, digits * 10 + 2) ? "small" : "big";
}

/** How far two overlapping circles must move apart to touch. */
function push(one: AreaCircle, other: AreaCircle): readonly [dx: number, dy: number] | undefined {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const distance = Math.hypot(dx, dy) || 1;
  const overlap = one.radius + other.radius + 2 - distance;
  return overlap > 0 ? [(dx / distance) * overlap, (dy / distance) * overlap] : undefined;
}

/** Moves overlapping circles apart until they touch; the larger one moves less. */
function movedApart(circles: readonly AreaCircle[]): readonly AreaCircle[] {
  const moved = [...circles];
  for (let round = 0; round < 40; round++)
    for (let first = 0; first < moved.length; first++)
      for (let second = first + 1; second < moved.length; second++) {
        const one = moved[first];
        const other = moved[second];
        const by = one && other && push(one, other);
        if (!by) continue;
        const share = other.radius ** 2 / (one.radius ** 2 + other.radius ** 2);
        moved[first] = { ...one, x: one.x - by[0] * share, y: one.y - by[1] * share };
        moved[second] = {
          ...other,
          x: other.x + by[0] * (1 - share),
          y: other.y + by[1] * (1 - share),
        };
      }
  return moved.map((circle) => ({ ...circle, x: Math.round(circle.x), y: Math.round(circle.y) }));
}

/** The circles, the largest first. Twice the area is twice the bookings. */
export function areaCircles(
  map: readonly MapSpot[],
  tallies: readonly Tally[],
): readonly AreaCircle[] {
  const counts = new Map(tallies.map(({ key, bookings }) => [key, bookings]));
  const highest = Math.max(0, ...map.map(({ slug }) => counts.get(slug) ?? 0));
  const circles = map.map((spot) => {
    const bookings = counts.get(spot.slug) ?? 0;
    const radius =
      bookings === 0 ? quiet : Math.max(smallest, radiusOf(bookings, highest, largest));
    return { spot, bookings, x: spot.x, y: spot.y, radius, number: numberIn(bookings, radius) };
  });
  return movedApart(circles.sort((one, other) => other.radius - one.radius));
}
