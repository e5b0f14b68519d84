import { areas } from "./areas.ts";
import { business } from "./business.ts";
import type { Benefit, SectionText, StampText, Step } from "./shapes.ts";

const { claims, rating } = business;

/** The claims below the hero and beside the form, in this order: the rating first. */
export const trustClaims: readonly string[] = [
  `${rating.value.toFixed(1)} from ${rating.count} ratings`,
  claims.insured,
  claims.noContracts,
  claims.guarantee,
];

/** The sentence beside the booking form. */
export const bookingLead = `Tell us where the yard is and who lives in it. ${claims.firstVisitPromise}`;

/** The stamp on the hero: what "First Scoop On Us" means at a glance. */
export const firstScoopStamp = {
  top: "FIRST SCOOP",
  middle: "FREE",
  bottom: "ON US",
} as const satisfies StampText;

/** Headlines of the sections that several pages share. */
export const sections = {
  testimonials: {
    eyebrow: "Neighbors say",
    headline: "Yards people walk barefoot in again",
  },
  pricing: {
    eyebrow: "Pricing",
    headline: "Pick a rhythm. Drop the shovel.",
    lead: `${claims.firstVisitFree} on every plan. ${claims.changes}.`,
  },
  booking: {
    eyebrow: claims.firstVisit,
    headline: "Get your yard back",
    lead: bookingLead,
  },
  benefits: {
    eyebrow: "Why it works",
    headline: "Built for desert yards",
  },
  areas: {
    eyebrow: "Service areas",
    headline: "Where we scoop",
    lead: `${areas.length} neighborhoods on both sides of the 101. Find yours on the map or in the list.`,
  },
  steps: {
    eyebrow: "How it works",
    headline: "Four steps, none of them yours",
  },
  services: {
    eyebrow: "Services",
    headline: "Whatever the size of the yard",
  },
  faq: {
    eyebrow: "Questions",
    headline: "Asked over the fence",
  },
  bookingFaq: {
    eyebrow: "Questions",
    headline: "What it costs, in short",
  },
  bookingAreas: {
    eyebrow: "Service areas",
    headline: "Where we scoop",
  },
} as const satisfies Record<string, SectionText>;

/** What happens after the form, in order. */
export const bookingSteps = [
  { title: "You book", text: "One short form. No account, no card." },
  {
    title: claims.reply,
    text: "To agree on the day, the gate and the dogs.",
    promise: true,
  },
  {
    title: "We scoop, you decide",
    text: "Keep us weekly, twice a week, every two weeks, or not at all.",
  },
] as const satisfies readonly Step[];

/** What customers get besides a clean yard. */
export const benefits = [
  {
    icon: "sunrise",
    title: "Out before the heat",
    text: `${claims.desertRoutes}.`,
  },
  {
    icon: "droplet",
    title: "Sanitized between yards",
    text: `${claims.sanitized}. Nothing travels with us.`,
  },
  {
    icon: "home",
    title: "Fluent in HOA",
    text: `${claims.hoaRules}.`,
  },
  {
    icon: "refresh",
    title: "Missed visit? Next one is free",
    text: `${claims.missedVisit}.`,
  },
  {
    icon: "shield",
    title: claims.guarantee,
    text: `Not happy? Tell us, and ${claims.fixOrRefund}.`,
  },
  {
    icon: "calendar",
    title: claims.noContracts,
    text: `${claims.changes}. Nobody will try to talk you out of it.`,
  },
] as const satisfies readonly Benefit[];
