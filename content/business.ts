import { claim } from "./claims.ts";
import { contact } from "./contact.ts";
import { own } from "./own.ts";
import { replyWithinHours } from "./promise.ts";
import type { Business } from "./schemas.ts";

/** Named here because a claim below says it. */
const firstVisitFree = "The first visit is free";

/** The business itself. */
export const business = {
  name: "Scoopdale",
  phone: own<Business["phone"]>("phone", contact.phone),
  email: own<Business["email"]>("email", contact.email),
  place: "Scottsdale & North Phoenix, AZ",
  year: 2025,
  replyWithinHours,
  remindHoursBefore: 4,
  rating: own<Business["rating"]>("rating", contact.rating),
  /**
   * Every claim of the site, once. Pages, sections and questions say them in these words, without a full stop
   * where a sentence may go on. Each must be true.
   */
  claims: {
    ...claim("insured"),
    ...claim("noContracts"),
    ...claim("guarantee"),
    ...claim("noCommitment"),
    ...claim("missedVisit"),
    ...claim("sanitized"),
    ...claim("sameDay"),
    ...claim("sameWeek"),
    ...claim("desertRoutes"),
    ...claim("hoaRules"),
    ...claim("changes"),
    /** The free first visit as a slogan. */
    firstVisit: "First Scoop On Us",
    /** The same as the beginning of a sentence. */
    firstVisitFree,
    /** It comes with no obligation: a whole sentence. */
    firstVisitPromise: `${firstVisitFree}, whatever you decide afterward.`,
    /** The promise to people who book. */
    reply: `We'll be in touch within ${replyWithinHours} hours`,
  },
} as const satisfies Business;
