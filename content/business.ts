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
    /** A badge: licensed in the county, with bond and liability insurance. */
    insured: "Licensed, bonded & insured",
    /** The same within a sentence, after "we are". */
    insuredSentence: "licensed, bonded and insured",
    /** The same for a neighborhood's narrow band. */
    insuredShort: "Licensed and insured",
    /** A badge: customers sign up for no longer than one visit. */
    noContracts: "No long-term contracts",
    /** The same within a sentence. */
    noContract: "no long-term contract",
    /** A badge: the guarantee's name. */
    guarantee: "100% satisfaction guarantee",
    /** What the guarantee means, within a sentence. */
    fixOrRefund: "we fix it or refund it",
    /** The free first visit as a slogan. */
    firstVisit: "First Scoop On Us",
    /** The same as the beginning of a sentence. */
    firstVisitFree,
    /** It comes with no obligation: a whole sentence. */
    firstVisitPromise: `${firstVisitFree}, whatever you decide afterward.`,
    /** The same as the beginning of a sentence. */
    noCommitment: "There is no commitment",
    /** What a customer gets when the business misses a visit. */
    missedVisit: "If we cause a missed visit, your next service is free",
    /** What happens to shoes and tools between two yards. */
    sanitized: "Shoes and equipment are sanitized between every yard",
    /** Within a sentence. */
    sameDay: "same-day service",
    /** A badge: how soon a new yard is visited. */
    sameWeek: "Same-week service",
    /** Desert-adapted scheduling, for people with a yard. */
    desertRoutes:
      "In extreme heat our routes follow the sunrise, so your yard is done before it bakes",
    /** The same, for communities. */
    desertSchedule: "A regular schedule, adapted to extreme heat",
    /** Familiarity with associations, for people who live in one. */
    hoaRules: "We keep to your gates, notices and house rules, and keep common areas within them",
    /** The same, for people who run one. */
    hoaHome: "Used to gates and house rules",
    /** How a customer changes or ends the service. */
    changes: "Change or cancel with one phone call",
    /** The promise to people who book. */
    reply: `We'll be in touch within ${replyWithinHours} hours`,
  },
} as const satisfies Business;
