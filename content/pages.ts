import { plans } from "./plans.ts";
import type { PageText } from "./shapes.ts";

const cheapest = Math.min(...plans.map((plan) => plan.pricePerVisit));

/** Titles, descriptions and headlines of the pages, by address. */
export const pages = {
  home: {
    title: "Pet Waste Removal in Scottsdale & North Phoenix | Scoopdale",
    description: `Dog-yard waste removal from $${cheapest} a visit. Your first scoop is free, with no contract. Book online in a minute and hear from us within 24 hours.`,
    headline: "HATE POOP DUTY? WE'VE GOT THIS.",
    lead: "Scottsdale's #1 Pet Waste Removal Service",
  },
} as const satisfies Record<string, PageText>;
