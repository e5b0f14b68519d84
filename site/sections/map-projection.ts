import { geoMercator } from "d3-geo";
import type { Coordinates } from "#content/area-schemas.ts";
import { areas } from "#content/areas.ts";

/** The map's size in its own units. */
export const mapSize = { width: 600, height: 770 };

/** Room around the neighborhoods: for labels at the sides, for the sky above. */
const room = { left: 92, right: 136, top: 118, bottom: 88 };

const projection = geoMercator().fitExtent(
  [
    [room.left, room.top],
    [mapSize.width - room.right, mapSize.height - room.bottom],
  ],
  {
    type: "MultiPoint",
    coordinates: areas.map(({ coordinates: [latitude, longitude] }) => [longitude, latitude]),
  },
);

/** A place's position on the map, in whole units. */
export function project([latitude, longitude]: Coordinates): [x: number, y: number] {
  const point = projection([longitude, latitude]);
  if (!point) throw new RangeError(`${latitude}, ${longitude} is on no map`);
  return [Math.round(point[0]), Math.round(point[1])];
}

/** The path of a line with rounded corners, from midpoint to midpoint of its pieces. */
export function linePath(points: readonly Coordinates[]): string {
  const [start, ...rest] = points.map(project);
  if (!start) return "";
  const curves = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${start.join(" ")}${curves.join("")}`;
}

const milesPerDegree = 69.1;

/** The length of this many miles in the map's units, measured in its middle. */
export function unitsOf(miles: number): number {
  const latitude = 33.66;
  const degrees = miles / (milesPerDegree * Math.cos((latitude * Math.PI) / 180));
  return project([latitude, degrees - 112])[0] - project([latitude, -112])[0];
}
