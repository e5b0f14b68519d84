import { areas } from "./areas.ts";
import { business } from "./business.ts";
import { said } from "./claims.ts";
import { licenseNumber } from "./crew.ts";
import type { Plan, SectionText, Step } from "./schemas.ts";

const { claims } = business;
const { rating } = business;

/** The license claim, with its number if the owner has noted one. */
export const withLicense = (claim: string): string =>
  licenseNumber ? `${claim}, no. ${licenseNumber}` : claim;

/** Before the claims, on most pages; null while nothing proves it. */
export const ratingClaim: string | null =
  rating && `${rating.value.toFixed(1)} from ${rating.count} ratings`;

/** The claims below the hero and beside the form, in this order, after the rating. */
export const trustClaims: readonly string[] = said([
  withLicense(claims.insured),
  claims.noContracts,
  claims.guarantee,
]);

/** What the plans include beyond the dogs, a line each. */
export const planFeatures = {
  "bi-weekly": said([claims.guaranteeShort]),
  weekly: said([claims.guaranteeShort]),
  "twice-weekly": ["Priority scheduling"],
} as const satisfies Record<Plan["serviceType"], readonly string[]>;

/** What the booking page says beside its form. */
export const bookNowWords = {
  /** The end of the headline, in the second color. */
  highlight: "back",
  /** The first sentence below the headline. Phones leave it out for lack of room. */
  ask: "Tell us where the yard is and who lives in it.",
  promise: claims.firstVisitPromise,
  /** A few neighborhoods from all over the map, beside the button to all of them. */
  areas: [
    "old-town-scottsdale",
    "cave-creek",
    "north-scottsdale",
    "desert-ridge",
    "mccormick-ranch",
    "moon-valley",
  ],
  allAreas: `All ${areas.length} neighborhoods`,
} as const satisfies Record<string, string | readonly string[]>;

/** The sentences beside the booking form. */
export const bookingLead = `${bookNowWords.ask} ${bookNowWords.promise}`;

/** The stamp on the hero: what "First Scoop On Us" means at a glance. Lines of at most 12 characters fit. */
export const firstScoopStamp = {
  top: "FIRST SCOOP",
  middle: "FREE",
  bottom: "ON US",
} as const;

/** Headlines of the sections that several pages share. */
export const sections = {
  pairs: { headline: "Before and after a visit" },
  testimonials: { headline: "What neighbors say" },
  pricing: { headline: "Prices" },
  booking: {
    eyebrow: claims.firstVisit,
    headline: "Get your yard back",
  },
  benefits: { headline: "Built for desert yards" },
  crew: { headline: "Who comes" },
  visit: { headline: "How a visit goes" },
  areas: {
    headline: "Where we scoop",
    lead: `A pooper scooper for ${areas.length} neighborhoods.`,
  },
  faq: { headline: "Questions" },
  bookingFaq: { headline: "Questions about prices" },
} as const satisfies Record<string, SectionText>;

/** What happens after the form, in order. */
export const bookingSteps: readonly Step[] = said([
  { title: "You book", text: "One short form. No account, no card." },
  {
    title: claims.reply,
    text: `To agree on day, gate and dogs. Ask for ${claims.sameDay}.`,
  },
  {
    title: "We scoop, you decide",
    text: "Keep us weekly, twice a week, every two weeks, or not at all.",
  },
]);

/** What customers get besides a clean yard. The first three are beside the picture of the desert's year. */
export const benefits: readonly Step[] = said([
  { title: "Out before the heat", text: `${claims.desertRoutes}.` },
  { title: "Sanitized between yards", text: `${claims.sanitized}.` },
  { title: "Missed visit? Next one is free", text: `${claims.missedVisit}.` },
  { title: "Used to HOAs", text: `${claims.hoaRules}.` },
  { title: claims.guarantee, text: `Not happy? Tell us, and ${claims.fixOrRefund}.` },
  { title: claims.noContracts, text: `${claims.changes}.` },
]);
