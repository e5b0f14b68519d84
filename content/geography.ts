import type { areas } from "./areas.ts";

/** Degrees: latitude (north), then longitude (negative in Arizona). */
export type Coordinates = readonly [latitude: number, longitude: number];

/** The slug of a neighborhood served. */
export type AreaSlug = (typeof areas)[number]["slug"];

/** A mountain that the map of the service areas shows. */
export interface Peak {
  readonly name: string;
  readonly at: Coordinates;
}

/**
 * Where each neighborhood is on the map, and what distances between neighbors are computed from.
 * A town's or a place's published point where there is one (Old Town, South Scottsdale, Paradise Valley
 * Village, Anthem, Cave Creek, Desert Hills); the others are good to about half a mile.
 */
export const areaCoordinates = {
  "old-town-scottsdale": [33.493, -111.926],
  "north-scottsdale": [33.72, -111.89],
  "south-scottsdale": [33.465, -111.916],
  "mccormick-ranch": [33.553, -111.905],
  "gainey-ranch": [33.567, -111.916],
  "dc-ranch": [33.68, -111.865],
  grayhawk: [33.678, -111.905],
  kierland: [33.625, -111.931],
  "pinnacle-peak": [33.728, -111.86],
  troon: [33.746, -111.858],
  "scottsdale-ranch": [33.58, -111.866],
  "desert-ridge": [33.688, -111.967],
  "paradise-valley-village": [33.6, -111.983],
  "moon-valley": [33.621, -112.077],
  "deer-valley": [33.68, -112.1],
  tramonto: [33.803, -112.122],
  anthem: [33.867, -112.147],
  norterra: [33.722, -112.106],
  "happy-valley": [33.713, -112.14],
  "cave-creek": [33.833, -111.951],
  "desert-hills": [33.843, -112.088],
  "tatum-ranch": [33.757, -111.985],
} as const satisfies Record<AreaSlug, Coordinates>;

/** The mountains that people use as landmarks. */
export const peaks = {
  camelback: { name: "Camelback", at: [33.515, -111.962] },
  piestewa: { name: "Piestewa Peak", at: [33.539, -112.02] },
  lookout: { name: "Lookout Mountain", at: [33.624, -112.05] },
  mcdowell: { name: "McDowell Mountains", at: [33.65, -111.817] },
  pinnacle: { name: "Pinnacle Peak", at: [33.727, -111.863] },
  black: { name: "Black Mountain", at: [33.82, -111.945] },
} as const satisfies Record<string, Peak>;
