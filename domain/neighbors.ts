import { areas } from "#content/areas.ts";
import { areaCoordinates, type Coordinates } from "#content/geography.ts";
import type { Area } from "#content/shapes.ts";

/** A neighborhood beside another one. */
export interface Neighbor {
  readonly area: Area;
  /** Whole miles as the quail flies, at least 1: show it as "about". */
  readonly miles: number;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const places = new Map<string, Coordinates>(Object.entries(areaCoordinates));

/** Great-circle distance in miles (haversine formula). */
export function milesBetween([fromLat, fromLon]: Coordinates, [toLat, toLon]: Coordinates): number {
  const height = Math.sin(radians(toLat - fromLat) / 2) ** 2;
  const width = Math.sin(radians(toLon - fromLon) / 2) ** 2;
  const chord = height + width * Math.cos(radians(fromLat)) * Math.cos(radians(toLat));
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}

/** The areas nearest to one, the nearest first. Throws a RangeError for a slug that is no area's. */
export function nearestAreas(slug: string, count: number): Neighbor[] {
  const here = places.get(slug);
  if (!here) throw new RangeError(`no area has the slug ${slug}`);
  return areas
    .flatMap((area) =>
      area.slug === slug
        ? []
        : [{ area, distance: milesBetween(here, areaCoordinates[area.slug]) }],
    )
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ area, distance }) => ({ area, miles: Math.max(1, Math.round(distance)) }));
}

/** "about 1 mile", "about 3 miles". */
export const aboutMiles = (miles: number): string =>
  `about ${miles} ${miles === 1 ? "mile" : "miles"}`;
