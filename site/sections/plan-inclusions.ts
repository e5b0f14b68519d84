import { additionalDogPrice, dogsIncluded } from "#content/plans.ts";

/** What every plan's price covers, and what comes on top. */
export const inclusions: readonly string[] = [
  dogsIncluded === 1 ? "1 dog included" : `${dogsIncluded} dogs included`,
  `+$${additionalDogPrice} per additional dog`,
];
