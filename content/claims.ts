import { own } from "./own.ts";
import type { ClaimName } from "./schemas.ts";

/** The claims that an owner can switch off, each in all its wordings: a badge or the beginning of a sentence first. */
export const claimWords = {
  /** Licensed in the county, with bond and liability insurance. */
  insured: {
    insured: "Licensed, bonded & insured",
    /** After "we are". */
    insuredSentence: "licensed, bonded and insured",
    /** For a neighborhood's narrow band. */
    insuredShort: "Licensed and insured",
  },
  /** Customers sign up for no longer than one visit. */
  noContracts: { noContracts: "No long-term contracts", noContract: "no long-term contract" },
  guarantee: {
    guarantee: "100% satisfaction guarantee",
    guaranteeShort: "Service guarantee",
    /** What it means, within a sentence. */
    fixOrRefund: "we fix it or refund it",
  },
  noCommitment: { noCommitment: "There is no commitment" },
  /** What a customer gets when the business misses a visit. */
  missedVisit: { missedVisit: "If we cause a missed visit, your next service is free" },
  /** What happens to shoes and tools between two yards. */
  sanitized: { sanitized: "Shoes and equipment are sanitized between every yard" },
  sameDay: { sameDay: "same-day service" },
  /** How soon a new yard is visited. */
  sameWeek: { sameWeek: "Same-week service" },
  /** Desert-adapted scheduling, for people with a yard and for communities. */
  desertRoutes: {
    desertRoutes:
      "In extreme heat our routes follow the sunrise, so your yard is done before it bakes",
    desertSchedule: "A regular schedule, adapted to extreme heat",
  },
  /** Familiarity with associations, for people who live in one and for people who run one. */
  hoaRules: {
    hoaRules: "We keep to your gates, notices and house rules, and keep common areas within them",
    hoaHome: "Used to gates and house rules",
  },
  /** How a customer changes or ends the service. */
  changes: { changes: "Change or cancel with one phone call" },
} satisfies Record<ClaimName, Readonly<Record<string, string>>>;

/** In place of a claim that is switched off. */
const unsaid = "∅";

/** The wordings of a claim. */
/* @__NO_SIDE_EFFECTS__ */
export const claim = <Name extends ClaimName>(name: Name): (typeof claimWords)[Name] =>
  own(`claims.${name}`, true)
    ? claimWords[name]
    : JSON.parse(JSON.stringify(claimWords[name]), (_, part) =>
        typeof part === "string" ? unsaid : part,
      );

/** A text, or HTML, without the sentences that make a claim that is switched off. */
export const saidText = (text: string): string =>
  text.replaceAll(/[^.<>]*∅[^.<>]*\.?\s*/g, "").trim();

/** Texts without such sentences, and lists without the entries that lose a text by it. */
/* @__NO_SIDE_EFFECTS__ */
export const said = <T>(texts: T): T =>
  JSON.stringify(texts).includes(unsaid)
    ? JSON.parse(JSON.stringify(texts), (_, part) => {
        if (typeof part === "string") return saidText(part);
        return Array.isArray(part)
          ? part.filter((entry) => ![entry, ...Object.values(entry)].includes(""))
          : part;
      })
    : texts;
