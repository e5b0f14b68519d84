import type { AreaShowcase } from "./area-schemas.ts";
import type { BusinessShowcase } from "./schemas.ts";

/** What shows the business at its best and only the owner has. `npm run golive` lists what is still empty. */
export const businessShowcase: BusinessShowcase = {
  crewPhoto: null,
  crew: null,
  licenseNumber: null,
  ratingsAddress: null,
  numberOne: null,
};

/**
 * The same for each neighborhood, by its slug:
 * `"troon": { review: { name: "Ann B.", text: "..." }, photo: { file: "troon.jpg", alt: "..." } }`.
 */
export const areaShowcase: Readonly<Record<string, AreaShowcase>> = {};

/** The words around who comes. */
export const crewWords = {
  /** What happens at the gate, in about five words each. */
  gate: ["In by the way you showed us", "In clean shoes, every yard", "Out again, whoever is home"],
  license: (number: string) => `Licensed, bonded & insured, no. ${number}`,
  /** What the picture shows while there is no photo. */
  drawn: "A scooper waves at the gate",
} as const;
