import { replyWithinHours } from "./promise.ts";
import type { Business } from "./shapes.ts";

/** Named here because a claim below says it. */
const firstVisitFree = "The first visit is free";

/** The business itself. Name, phone and email are placeholders until the owner fills them in. */
export const business = {
  name: "Scoopdale",
  phone: "+14805550142",
  email: "hello@scoopdale.example",
  place: "Scottsdale & North Phoenix, AZ",
  year: 2025,
  replyWithinHours,
  remindHoursBefore: 4,
  rating: { value: 5, count: 127 },
  claims: {
    insured: "Licensed, bonded & insured",
    insuredSentence: "licensed, bonded and insured",
    insuredShort: "Licensed and insured",
    noContracts: "No long-term contracts",
    noContract: "no long-term contract",
    guarantee: "100% satisfaction guarantee",
    fixOrRefund: "we fix it or refund it",
    firstVisit: "First Scoop On Us",
    firstVisitFree,
    firstVisitPromise: `${firstVisitFree}, whatever you decide afterward.`,
    noCommitment: "There is no commitment",
    noLongTerm: "There are no long-term contracts",
    missedVisit: "If we cause a missed visit, your next service is free",
    sanitized: "Shoes and equipment are sanitized between every yard",
    sameDay: "same-day service",
    sameWeek: "Same-week service",
    desertRoutes:
      "In extreme heat our routes follow the sunrise, so your yard is done before it bakes",
    desertSchedule: "A regular schedule, adapted to extreme heat",
    hoaRules: "We keep to your gates, notices and house rules, and keep common areas within them",
    hoaHome: "Used to gates and house rules",
    changes: "Change or cancel with one phone call",
    reply: `We'll be in touch within ${replyWithinHours} hours`,
  },
} as const satisfies Business;

/** What may be missing: a build for a public address leaves placeholders and an unproven rating out. */
export const shown: Pick<Business, "phone" | "email" | "rating"> = {
  phone: business.phone,
  email: business.email,
  rating: business.rating,
};
