import { business } from "./business.ts";
import type { AreaSlug } from "./geography.ts";
import { priceRange } from "./plans.ts";
import { withLicense } from "./sections.ts";
import type { AreaPageWords, AreaText, AreaYard } from "./shapes.ts";

const { claims, rating } = business;

/** The band below the headline of every neighborhood's page. Each must be true. */
export const areaBadges = [
  `${rating.value.toFixed(1)} rating`,
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
    seasons: { eyebrow: "The seasons", headline: headings.seasons },
    insights: { eyebrow: "Local insights", headline: `${name} from the inside` },
    questions: { eyebrow: "Questions", headline: headings.questions },
    neighbors: { eyebrow: "Next door", headline: headings.neighbors },
    call: { eyebrow: claims.firstVisit, headline: headings.call },
  };
};

/** Below the buttons of the hero: the price and what happens next. */
export const areaOffer = `From $${priceRange.low} a visit, and the first one is free. ${claims.reply}.`;

/** Above the three services. */
export const servicesHeading = "Three services";

/** The words of the price example: one yard of the neighborhood. */
export const examplePriceWords = {
  /** @param dogs such as "2 dogs"; the plan's label follows the name */
  yard: (dogs: string, areaName: string, plan: string) =>
    `For example: ${dogs.toLowerCase()} in ${areaName}, ${plan.toLowerCase()}`,
  from: "from ",
  /** @param dollars such as "$104" or "from $104" */
  month: (dollars: string) => `About ${dollars} a month`,
} as const;

/** The links of a neighborhood's page. */
export const areaLinks = {
  prices: "All prices and extras",
  areas: "All service areas",
} as const;

/** The headings of the insights, which the best-known neighborhoods have. */
export const insightHeadings = {
  localInsights: "Good to know",
  seasonalChallenges: "What the seasons bring",
  communityHighlights: "Where dogs meet",
  serviceFrequency: "How often to come",
} as const;

/**
 * What a neighborhood's page shows beside its words: under each of its facts about yards the ground that the fact
 * is about, in the same order; and a yard as price example.
 */
export const areaYards = {
  "old-town-scottsdale": {
    grounds: ["pavers", "lawn", "turf"],
    example: { serviceType: "twice-weekly", dogs: "2" },
  },
  "north-scottsdale": {
    grounds: ["desert", "gravel", "cactus"],
    example: { serviceType: "weekly", dogs: "3" },
  },
  "south-scottsdale": {
    grounds: ["lawn", "wall", "rock"],
    example: { serviceType: "weekly", dogs: "1" },
  },
  "mccormick-ranch": {
    grounds: ["water", "turf", "leaves", "lawn"],
    example: { serviceType: "weekly", dogs: "2" },
  },
  "gainey-ranch": {
    grounds: ["pavers", "leaves", "wall"],
    example: { serviceType: "twice-weekly", dogs: "1" },
  },
  "dc-ranch": {
    grounds: ["desert", "leaves", "lawn"],
    example: { serviceType: "weekly", dogs: "2" },
  },
  grayhawk: {
    grounds: ["cactus", "pavers", "gravel", "lawn"],
    example: { serviceType: "weekly", dogs: "3" },
  },
  kierland: {
    grounds: ["lawn", "water", "wall"],
    example: { serviceType: "bi-weekly", dogs: "1" },
  },
  "pinnacle-peak": {
    grounds: ["wall", "gravel", "cactus"],
    example: { serviceType: "bi-weekly", dogs: "2" },
  },
  troon: {
    grounds: ["desert", "gravel", "turf"],
    example: { serviceType: "weekly", dogs: "1" },
  },
  "scottsdale-ranch": {
    grounds: ["water", "gravel", "lawn"],
    example: { serviceType: "twice-weekly", dogs: "2" },
  },
  "desert-ridge": {
    grounds: ["gravel", "rock", "turf"],
    example: { serviceType: "weekly", dogs: "2" },
  },
  "paradise-valley-village": {
    grounds: ["gravel", "lawn", "leaves"],
    example: { serviceType: "twice-weekly", dogs: "3" },
  },
  "moon-valley": {
    grounds: ["lawn", "leaves", "turf"],
    example: { serviceType: "weekly", dogs: "2" },
  },
  "deer-valley": {
    grounds: ["gravel", "turf", "wall"],
    example: { serviceType: "weekly", dogs: "4" },
  },
  tramonto: {
    grounds: ["gravel", "pavers", "wall"],
    example: { serviceType: "twice-weekly", dogs: "2" },
  },
  anthem: {
    grounds: ["wall", "gravel", "lawn"],
    example: { serviceType: "weekly", dogs: "2" },
  },
  norterra: {
    grounds: ["turf", "gravel", "rock"],
    example: { serviceType: "twice-weekly", dogs: "1" },
  },
  "happy-valley": {
    grounds: ["rock", "desert", "lawn"],
    example: { serviceType: "weekly", dogs: "3" },
  },
  "cave-creek": {
    grounds: ["desert", "gravel", "cactus", "rock"],
    example: { serviceType: "weekly", dogs: "4" },
  },
  "desert-hills": {
    grounds: ["desert", "dirt", "wall"],
    example: { serviceType: "weekly", dogs: "5+" },
  },
  "tatum-ranch": {
    grounds: ["turf", "rock", "gravel"],
    example: { serviceType: "weekly", dogs: "1" },
  },
} as const satisfies Record<AreaSlug, AreaYard>;
