import { business } from "./business.ts";
import { said } from "./claims.ts";
import type { Offering, Step } from "./schemas.ts";

const { claims } = business;

/** What the business does for communities and managers, in the order of /commercial-services. */
export const offerings: readonly Offering[] = said<readonly Offering[]>([
  {
    picture: "hoa",
    title: "HOA communities",
    text: "Clean common areas on a schedule, so that no volunteer has to walk them with a bag.",
    points: [
      "Common areas, paths and greenbelts",
      claims.hoaHome,
      claims.desertSchedule,
      claims.insured,
    ],
  },
  {
    picture: "apartments",
    title: "Apartment complexes",
    text: "Courtyards, dog runs and the strip of grass by the parking lot: the places every tour walks past.",
    points: [
      "Courtyards, dog runs and pet areas",
      claims.sanitized,
      "Volume discounts: ask when we call",
      claims.guarantee,
    ],
  },
  {
    picture: "management",
    title: "Property management",
    text: "One phone call for all the yards in your care, whether it is a single rental or a long list.",
    points: [
      "Regular service, or one-time special services",
      claims.changes,
      claims.missedVisit,
      claims.insured,
    ],
  },
]);

/** The button of /commercial-services. */
export const commercialButton = "Get Commercial Quote";

/** The booking page with the headline of `commercialWords.booking`. */
export const commercialHref = "/book-now?for=commercial";

/** Its bar at the lower edge of phones; wide windows have the button in the header. */
export const quoteBar = {
  offer: "For HOAs and apartments",
  button: "Get quote",
  href: commercialHref,
} as const;

/** How a community or a manager gets from the button to clean ground. */
export const commercialSteps: readonly Step[] = said([
  {
    title: "Tell us about the property",
    text: "Send the form with its address, or just call us.",
  },
  {
    title: claims.reply,
    text: "We'll agree on the areas, the schedule, the gates and the price.",
  },
  {
    title: "We keep it clean",
    text: `On schedule, visit after visit. You sign ${claims.noContract}.`,
  },
]);
