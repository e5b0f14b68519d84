import type { AreaPageWords, AreaText } from "./area-shapes.ts";
import { business, shown } from "./business.ts";
import { priceRange } from "./plans.ts";
import { withLicense } from "./sections.ts";

const { claims } = business;
const { rating } = shown;

/** The same rating in the narrower band of a neighborhood's page. */
export const areaRating: string | null = rating && `${rating.value.toFixed(1)} rating`;

/** The band below the headline of every neighborhood's page, after the rating. Each must be true. */
export const areaBadges = [
  withLicense(claims.insuredShort),
  claims.sameWeek,
  `From $${priceRange.low}/service`,
] as const satisfies readonly string[];

/** What is above the sections of a neighborhood's page. */
export const areaWords = (
  area: string,
  { headings }: Pick<AreaText, "headings">,
): AreaPageWords => {
  // "Old Town" stays on one line.
  const name = area.replace("Old Town", "Old\u00A0Town");
  return {
    pricing: { eyebrow: "Pricing", headline: headings.pricing },
    visit: { eyebrow: "How a visit goes", headline: headings.visit },
    review: { eyebrow: "Neighbors say", headline: `Heard in ${name}` },
    place: { eyebrow: "The place", headline: headings.place },
    yards: { eyebrow: "The yards", headline: headings.yards },
    insights: { eyebrow: "Local insights", headline: `${name} from the inside` },
    questions: { eyebrow: "Questions", headline: headings.questions },
    neighbors: { eyebrow: "Next door", headline: headings.neighbors },
    call: { eyebrow: claims.firstVisit, headline: headings.call },
  };
};

/** Below the buttons of the hero. */
export const areaOffer = `From $${priceRange.low} a visit, first one free.`;

/** Above the three services. */
export const servicesHeading = "Three services";

/** Above the price example: one yard of the neighborhood. @param dogs such as "2 dogs" @param plan its label */
export const exampleYard = (dogs: string, areaName: string, plan: string): string =>
  `For example: ${dogs} in ${areaName}, ${plan.toLowerCase()}`;

/** The links of a neighborhood's page. */
export const areaLinks = {
  prices: "All prices",
  areas: "All service areas",
} as const;

/** The headings of the insights, which the best-known neighborhoods have. */
export const insightHeadings = {
  localInsights: "Good to know",
  seasonalChallenges: "What the seasons bring",
  communityHighlights: "Where dogs meet",
  serviceFrequency: "How often to come",
} as const;
