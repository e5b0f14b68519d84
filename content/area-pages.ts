import type { AreaText } from "./area-schemas.ts";
import { business } from "./business.ts";
import { said } from "./claims.ts";
import { priceRange } from "./plans.ts";
import type { SectionText, Step } from "./schemas.ts";
import { withLicense } from "./sections.ts";

const { claims, rating } = business;

/** The same rating in the narrower band of a neighborhood's page. */
export const areaRating: string | null = rating && `${rating.value.toFixed(1)} rating`;

/** The band below the headline of every neighborhood's page, after the rating. Each must be true. */
export const areaBadges: readonly string[] = said([
  withLicense(claims.insuredShort),
  claims.sameWeek,
  `From $${priceRange.low}/service`,
]);

/** What is above the sections of a neighborhood's page. */
export const areaWords = (area: string, { call }: Pick<AreaText, "call">) =>
  ({
    pricing: { headline: `${area} prices` },
    yards: { headline: `${area} yards` },
    questions: { headline: `${area} questions` },
    neighbors: { headline: `Near ${area}` },
    call: { eyebrow: claims.firstVisit, headline: call },
  }) satisfies Record<string, SectionText>;

/** Below the buttons of the hero. */
export const areaOffer = `From $${priceRange.low} a visit, first one free.`;

/** The links of a neighborhood's page. */
export const areaLinks = {
  prices: "All prices",
  services: "Homes, communities, single visits",
  more: "More to know",
} as const;

/** What the best-known neighborhoods have beyond the rest, with its headings. */
export const insightHeadings = [
  ["localInsights", "Good to know"],
  ["seasonalChallenges", "What the seasons bring"],
  ["communityHighlights", "Where dogs meet"],
  ["serviceFrequency", "How often to come"],
] as const;

/** How it works in a neighborhood, in four steps. */
export const serviceSteps = (visit: AreaText["visit"]): readonly Step[] => [
  {
    title: "Book your free visit",
    text: visit.book,
  },
  { title: claims.reply, text: visit.agree },
  { title: "We scoop the yard", text: visit.scoop },
  { title: "Enjoy the yard", text: visit.after },
];

/** The three services in a neighborhood, a line each. */
export const services = ({ home, community, once }: AreaText["visit"]): readonly Step[] => [
  { title: "Residential", text: home },
  { title: "HOA & commercial", text: community },
  { title: "One-time special services", text: once },
];
