import { licenseNumber } from "./crew.ts";
import type { Proofs } from "./schemas.ts";

/**
 * Where the owner keeps the proof of what the site claims: the name of a file, a link, a date. Nothing here is shown on
 * the site, and `npm run golive` refuses while a proof is missing.
 */
export const proofs: Proofs = {
  /** The license to do this work in the county: its number, and where the paper is. */
  license: licenseNumber,
  /** Bond and liability insurance: company, policy number, until when it is valid. */
  insurance: null,
  /** Who compared `servedZips` with the routes that are driven, and when. */
  servedZips: null,
  /** Who confirmed the hours at which routes start through the year, and when. */
  routeHours: null,
};
