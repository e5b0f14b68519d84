import type { Coordinates } from "./area-shapes.ts";

/** A road or a water that the map of the service areas shows. */
export interface MapLine {
  readonly name: string;
  readonly kind: "freeway" | "highway" | "water";
  /** From one end to the other. */
  readonly points: readonly Coordinates[];
  /** The number on the freeway's shields, and where they are. */
  readonly shield?: { readonly number: string; readonly at: readonly Coordinates[] };
}

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
    shield: {
      number: "17",
      at: [
        [33.763, -112.128],
        [33.53, -112.115],
      ],
    },
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
    shield: {
      number: "101",
      at: [
        [33.667, -112.186],
        [33.625, -111.891],
      ],
    },
  },
] as const satisfies readonly MapLine[];
