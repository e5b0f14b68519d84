import type { Peak } from "./area-schemas.ts";

/** The mountains that people use as landmarks. */
export const peaks = {
  camelback: { name: "Camelback", at: [33.515, -111.962] },
  piestewa: { name: "Piestewa Peak", at: [33.539, -112.02] },
  lookout: { name: "Lookout Mountain", at: [33.624, -112.05] },
  mcdowell: { name: "McDowell Mountains", at: [33.65, -111.817] },
  pinnacle: { name: "Pinnacle Peak", at: [33.727, -111.863] },
  black: { name: "Black Mountain", at: [33.82, -111.945] },
} as const satisfies Record<string, Peak>;
