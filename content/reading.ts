import type { AreaSlug } from "./geography.ts";

/** Neighborhoods with an HOA. Their pages link to the article on HOA rules, all others to the one on health. */
export const associationAreas: readonly AreaSlug[] = [
  "mccormick-ranch",
  "gainey-ranch",
  "dc-ranch",
  "grayhawk",
  "troon",
  "scottsdale-ranch",
  "desert-ridge",
  "tramonto",
  "anthem",
  "tatum-ranch",
];

/** Before the title of an article, on pages that lead to one. */
export const readingLabel = "Worth a read:";
