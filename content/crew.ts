import { own } from "./own.ts";
import type { Photo } from "./schemas.ts";

/** Who comes: "Ana and Luis, scooping since 2019", with their photo; null is not shown. */
export const portrait = own<(Photo & { readonly names: string }) | null>("photos.portrait", null);

/** Yards before and after a visit. */
export const photoPairs = own<readonly { readonly before: Photo; readonly after: Photo }[]>(
  "photos.pairs",
  [],
);

/** A yard or a street of a neighborhood: `area` is its slug. */
export const areaPhotos = own<readonly (Photo & { readonly area: string })[]>("photos.areas", []);

/** The license's number, shown beside the claim. */
export const licenseNumber = own<string | null>("license", null);

/** The words around who comes. */
export const crewWords = {
  /** What happens at the gate, in about five words each. */
  gate: ["In by the way you showed us", "In clean shoes, every yard", "Out again, whoever is home"],
  /** What the picture shows while there is no photo. */
  drawn: "A scooper waves at the gate",
} as const;
