import { business } from "./business.ts";

const { claims } = business;

/** What the business does, as search engines list it. */
export const serviceNames = {
  homes: "Dog poop cleanup",
  communities: "Dog waste removal for HOAs and commercial properties",
} as const;

/** The unit of prices in search results: "$24 per visit". */
export const offerUnit = "visit";

/** The line below the headline of some pages' social pictures, which are drawn in the build: no price. Other pages show their lead. */
export const pictureLines = {
  area: `Dog poop cleanup. ${claims.firstVisitFree}.`,
  bookNow: claims.firstVisitPromise,
  pricing: `${claims.firstVisitFree}, on every plan.`,
  privacy: "No cookies, no trackers, nothing sold.",
  thankYou: `${claims.reply}.`,
} as const;
