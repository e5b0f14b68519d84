import { business } from "#content/business.ts";

const { rating, claims } = business;

/** The claims that stand below the hero and beside the form, in this order. */
export const trustClaims: readonly string[] = [
  `${rating.value.toFixed(1)} from ${rating.count} ratings`,
  claims.insured,
  claims.noContracts,
  claims.guarantee,
];
