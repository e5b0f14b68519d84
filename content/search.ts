import { plans } from "./plans.ts";

const cheapest = Math.min(...plans.map((plan) => plan.pricePerVisit));

/** What the business does, as search engines list it. */
export const serviceNames = {
  homes: "Dog-yard waste removal",
  communities: "Pet waste removal for HOAs and commercial properties",
} as const;

/** The line below a neighborhood's name on the picture that shows when its page is shared. */
export const areaPictureLine = `Dog-yard waste removal from $${cheapest} a visit`;
