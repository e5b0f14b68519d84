import type { AreaShowcase } from "./area-shapes.ts";
import type { BusinessShowcase } from "./shapes.ts";

/** What shows the business at its best and only the owner has. `npm run golive` lists what is still empty. */
export const businessShowcase: BusinessShowcase = {
  crewPhoto: null,
  licenseNumber: null,
  ratingsAddress: null,
  numberOne: null,
};

/**
 * The same for each neighborhood, by its slug:
 * `"troon": { review: { name: "Ann B.", text: "..." }, photo: { file: "troon.jpg", alt: "..." } }`.
 */
export const areaShowcase: Readonly<Record<string, AreaShowcase>> = {};
