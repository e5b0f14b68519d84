import { business } from "./business.ts";
import { saidText } from "./claims.ts";
import type { SectionText } from "./schemas.ts";

const { claims } = business;

/** The sections that only /pricing has. */
export const pricingWords = {
  extras: {
    headline: "Extras",
    lead: saidText(
      `Add one to any visit: tell us when we're in touch. Can't wait for your route day? Ask for ${claims.sameDay}.`,
    ),
  },
  discounts: {
    headline: "Discounts",
    lead: "If one of these fits you, tell us when we call, and we'll say what comes off.",
  },
  costs: { headline: "What a month costs" },
  faq: { headline: "Questions about prices" },
  call: {
    eyebrow: claims.firstVisit,
    headline: "Try one for nothing",
    lead: "The cheapest visit of all is the first one. If you like the result we'll carry on, and if not, you keep the clean yard.",
  },
} as const satisfies Record<string, SectionText>;

/** The sections that only /commercial-services has. */
export const commercialWords = {
  offerings: { headline: "What we look after" },
  steps: { headline: "How it works" },
  /** At the top of the booking page for those who come from here. */
  booking: {
    eyebrow: "Commercial & HOA",
    headline: "Get your commercial quote",
    lead: "Give us the address and the best number to reach you. Dogs and plan are only a first guess.",
  },
  call: {
    eyebrow: "Commercial & HOA",
    headline: "Tell us what needs cleaning",
    lead: `Tell us where it is. ${claims.reply}.`,
  },
} as const satisfies Record<string, SectionText>;

/** Before the title of an article, on pages that lead to one. */
export const readingLabel = "Worth a read:";

/** Above the numbered list at the foot of a page. */
export const sourcesTitle = "Sources";

/** The words around the articles. */
export const blogWords = {
  eyebrow: "Blog",
  readMore: "Read More",
  back: "Back to Blog",
  /** Above the list of an article's headings. */
  contents: "In this article",
  updated: "Updated",
  call: {
    eyebrow: claims.firstVisit,
    headline: "Less reading, cleaner yard",
    lead: claims.firstVisitPromise,
  },
} as const;
