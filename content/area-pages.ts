import { business } from "./business.ts";
import { priceRange } from "./business-facts.ts";
import type { AreaSlug } from "./geography.ts";
import type { AreaPageWords, AreaYard } from "./shapes.ts";

const { claims, rating } = business;

/** The band below the headline of every neighborhood's page. Each must be true. */
export const areaBadges = [
  `${rating.value.toFixed(1)} rating`,
  claims.insuredShort,
  claims.sameWeek,
  `From $${priceRange.low}/service`,
] as const satisfies readonly string[];

/** What stands above the sections of a neighborhood's page. */
export const areaWords = (area: string): AreaPageWords => {
  // "Old Town" stays on one line.
  const name = area.replace("Old Town", "Old\u00A0Town");
  return {
    place: { eyebrow: "The place", headline: `${name}, nose to the ground` },
    yards: { eyebrow: "The yards", headline: `Underfoot in ${name}` },
    seasons: { eyebrow: "The seasons", headline: `A dog's year in ${name}` },
    insights: { eyebrow: "Local insights", headline: `${name} from the inside` },
    pricing: { eyebrow: "Pricing", headline: `What it costs in ${name}` },
    neighbors: { eyebrow: "Next door", headline: `Over the wall from ${name}` },
    faq: { eyebrow: "Questions", headline: `${name} asks` },
    call: { eyebrow: claims.firstVisit, headline: `Your turn, ${name}` },
  };
};

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
  prices: "All prices, extras and discounts",
  areas: "All service areas",
  /** Behind a fact, to the page where it can be read. */
  source: "source",
} as const;

/** The headings of the insights: the seven best-known neighborhoods have them. */
export const insightHeadings = {
  localInsights: "Good to know",
  seasonalChallenges: "What the seasons bring",
  communityHighlights: "Where dogs meet",
  serviceFrequency: "How often to come",
} as const;

/**
 * What a neighborhood's page shows beside its words: under each of its facts about yards the ground that the fact
 * is about, in the same order; a yard as price example; and the picture of the desert's year where the seasons
 * speak of the heat.
 */
export const areaYards = {
  "old-town-scottsdale": {
    grounds: ["pavers", "lawn", "turf"],
    example: { serviceType: "twice-weekly", dogs: "2" },
    showsYear: true,
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
    showsYear: true,
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
    showsYear: true,
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
    showsYear: true,
  },
  norterra: {
    grounds: ["turf", "gravel", "rock"],
    example: { serviceType: "twice-weekly", dogs: "1" },
    showsYear: true,
  },
  "happy-valley": {
    grounds: ["rock", "desert", "lawn"],
    example: { serviceType: "weekly", dogs: "3" },
  },
  "cave-creek": {
    grounds: ["desert", "gravel", "cactus", "rock"],
    example: { serviceType: "weekly", dogs: "4" },
    showsYear: true,
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
