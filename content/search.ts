import { business } from "./business.ts";
import { priceRange } from "./business-facts.ts";

const { claims } = business;

/** What the business does, as search engines list it. */
export const serviceNames = {
  homes: "Dog-yard waste removal",
  communities: "Pet waste removal for HOAs and commercial properties",
} as const;

/** The line below the headline of a picture that is shown when a page is shared. Other pages show their lead. */
export const pictureLines = {
  area: `Dog-yard waste removal from $${priceRange.low} a visit`,
  bookNow: claims.firstVisitPromise,
  pricing: `${claims.firstVisitFree}, and there is ${claims.noContract}.`,
  privacy: "No cookies, no trackers, nothing sold.",
  thankYou: `${claims.reply}.`,
} as const;
