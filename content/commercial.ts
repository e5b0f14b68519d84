import { business } from "./business.ts";
import type { Offering, Step } from "./shapes.ts";

/** What the business does for communities and managers, in the order of /commercial-services. */
export const offerings = [
  {
    picture: "hoa",
    title: "HOA communities",
    text: "Clean common areas on a schedule, so that the board can talk about something else for once.",
    points: [
      "Common areas, paths and greenbelts",
      "At home with gates, guards and house rules",
      "A regular schedule, adapted to extreme heat",
      business.claims.insured,
    ],
  },
  {
    picture: "apartments",
    title: "Apartment complexes",
    text: "Courtyards, dog runs and the strip of grass by the parking lot: the places every tour walks past.",
    points: [
      "Courtyards, dog runs and pet areas",
      "Shoes and equipment sanitized between every yard",
      "Volume discounts: ask when we call",
      business.claims.guarantee,
    ],
  },
  {
    picture: "management",
    title: "Property management",
    text: "One phone call for all the yards in your care, whether it is a single rental or a long list.",
    points: [
      "Regular service, or one-time special services",
      "Changes by phone, without long-term contracts",
      "Next service free if we cause a missed visit",
      business.claims.insured,
    ],
  },
] as const satisfies readonly Offering[];

/** The button of /commercial-services. It leads to /book-now. */
export const commercialButton = "Get Commercial Quote";

/** How a community or a manager gets from the button to clean ground. */
export const commercialSteps = [
  {
    title: "Tell us about the property",
    text: "A few lines in the form, or a phone call: where it is, and where the dogs go.",
  },
  {
    title: `We get in touch within ${business.replyWithinHours} hours`,
    text: "To settle the areas, the schedule, the gates and the price.",
    promise: true,
  },
  {
    title: "We keep it clean",
    text: "On schedule and without a long-term contract. Change or stop by phone.",
  },
] as const satisfies readonly Step[];
