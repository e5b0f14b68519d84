import type { Proofs } from "./shapes.ts";

/** Where the proof of each claim is kept. Only the owner can fill this in: nothing here is shown on the site. */
export const proofs: Proofs = {
  license: null,
  insurance: null,
  rating: null,
  servedZips: null,
  routeHours: null,
};
