import { business } from "./business.ts";
import { plans } from "./plans.ts";

const cheapest = Math.min(...plans.map((plan) => plan.pricePerVisit));

/** What the business does, as search engines list it. */
export const serviceNames = {
  homes: "Dog-yard waste removal",
  communities: "Pet waste removal for HOAs and commercial properties",
} as const;

/** The line below the headline of a picture that is shown when a page is shared. Other pages show their lead. */
export const pictureLines = {
  area: `Dog-yard waste removal from $${cheapest} a visit`,
  bookNow: "The first visit is free, whatever you decide afterwards.",
  pricing: "The first visit is free, and there is no contract.",
  thankYou: `We get in touch within ${business.replyWithinHours} hours.`,
} as const;
