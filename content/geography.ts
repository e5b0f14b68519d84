import type { areas } from "./areas.ts";

/** Degrees: latitude (north), then longitude (negative in Arizona). */
export type Coordinates = readonly [latitude: number, longitude: number];

/** The slug of a neighborhood served. */
export type AreaSlug = (typeof areas)[number]["slug"];

/** A road or a water that the map of the service areas shows. */
export interface MapLine {
  readonly name: string;
  readonly kind: "freeway" | "highway" | "water";
  /** From one end to the other. */
  readonly points: readonly Coordinates[];
  /** The number on the freeway's shields, and where they stand. */
  readonly shield?: { readonly number: string; readonly at: readonly Coordinates[] };
}

/** A mountain that the map of the service areas shows. */
export interface Peak {
  readonly name: string;
  readonly at: Coordinates;
}

/**
 * Where each neighborhood stands on the map, and what distances between neighbors are computed from.
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

/** Freeways and waters, from general knowledge: for drawing only, never for directions. */
export const lines = [
  {
    name: "Arizona Canal",
    kind: "water",
    points: [
      [33.528, -111.7],
      [33.552, -111.85],
      [33.548, -111.886],
      [33.525, -111.908],
      [33.502, -111.927],
      [33.496, -111.94],
      [33.501, -111.961],
      [33.508, -111.986],
      [33.521, -112.03],
      [33.563, -112.074],
      [33.577, -112.112],
      [33.6, -112.16],
      [33.62, -112.24],
    ],
  },
  {
    name: "Indian Bend Wash",
    kind: "water",
    points: [
      [33.582, -111.914],
      [33.553, -111.91],
      [33.538, -111.909],
      [33.51, -111.908],
      [33.495, -111.91],
      [33.48, -111.91],
      [33.452, -111.908],
      [33.39, -111.912],
    ],
  },
  {
    name: "Carefree Highway",
    kind: "highway",
    points: [
      [33.798, -112.24],
      [33.798, -112.13],
      [33.798, -112.065],
      [33.798, -111.971],
      [33.798, -111.926],
    ],
  },
  {
    name: "State Route 51",
    kind: "freeway",
    points: [
      [33.463, -112.037],
      [33.495, -112.038],
      [33.537, -112.041],
      [33.556, -112.03],
      [33.582, -112.008],
      [33.611, -112.005],
      [33.64, -112.005],
      [33.674, -111.999],
    ],
    shield: { number: "51", at: [[33.643, -112.005]] },
  },
  {
    name: "Interstate 17",
    kind: "freeway",
    points: [
      [33.39, -112.108],
      [33.462, -112.109],
      [33.5, -112.113],
      [33.567, -112.117],
      [33.64, -112.117],
      [33.669, -112.113],
      [33.713, -112.115],
      [33.77, -112.13],
      [33.798, -112.13],
      [33.844, -112.139],
      [33.867, -112.148],
      [33.905, -112.147],
    ],
    shield: { number: "17", at: [[33.763, -112.128], [33.53, -112.115]] },
  },
  {
    name: "Loop 101",
    kind: "freeway",
    points: [
      [33.64, -112.25],
      [33.655, -112.225],
      [33.667, -112.186],
      [33.669, -112.134],
      [33.669, -112.113],
      [33.668, -112.065],
      [33.67, -112.028],
      [33.674, -111.999],
      [33.674, -111.977],
      [33.667, -111.926],
      [33.645, -111.893],
      [33.617, -111.89],
      [33.582, -111.89],
      [33.567, -111.884],
      [33.538, -111.889],
      [33.495, -111.891],
      [33.39, -111.889],
    ],
    shield: { number: "101", at: [[33.667, -112.186], [33.625, -111.891]] },
  },
] as const satisfies readonly MapLine[];

/** The mountains that people steer by. */
export const peaks = {
  camelback: { name: "Camelback", at: [33.515, -111.962] },
  piestewa: { name: "Piestewa Peak", at: [33.539, -112.02] },
  lookout: { name: "Lookout Mountain", at: [33.624, -112.05] },
  mcdowell: { name: "McDowell Mountains", at: [33.65, -111.817] },
  pinnacle: { name: "Pinnacle Peak", at: [33.727, -111.863] },
  black: { name: "Black Mountain", at: [33.82, -111.945] },
} as const satisfies Record<string, Peak>;
