import type { Area, Coordinates } from "#content/area-schemas.ts";
import { areas } from "#content/areas.ts";
import { areaBySlug } from "#domain/areas/areas.ts";

export interface Neighbor {
  readonly area: Area;
  /** Straight-line distance in whole miles, at least 1: show it as "about". */
  readonly miles: number;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine formula). */
export function milesBetween([fromLat, fromLon]: Coordinates, [toLat, toLon]: Coordinates): number {
  const height = Math.sin(radians(toLat - fromLat) / 2) ** 2;
  const width = Math.sin(radians(toLon - fromLon) / 2) ** 2;
  const chord = height + width * Math.cos(radians(fromLat)) * Math.cos(radians(toLat));
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}

/** The nearest comes first. */
export function nearestAreas(slug: string, count: number): Neighbor[] {
  const here = areaBySlug(slug);
  if (!here) throw new RangeError(`no area has the slug ${slug}`);
  return areas
    .filter((area) => area.slug !== slug)
    .map((area) => ({ area, distance: milesBetween(here.coordinates, area.coordinates) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ area, distance }) => ({ area, miles: Math.max(1, Math.round(distance)) }));
}

const nearbyMiles = 5;

/** Whether one route covers both: the same area, or at most five miles apart. False if either is unknown. */
export function isNearby(slug: string | null, other: string | null): boolean {
  const here = areaBySlug(slug)?.coordinates;
  const there = areaBySlug(other)?.coordinates;
  return here !== undefined && there !== undefined && milesBetween(here, there) <= nearbyMiles;
}

/** "about 1 mile", "about 3 miles". */
export const aboutMiles = (miles: number): string =>
  `about ${miles} ${miles === 1 ? "mile" : "miles"}`;
