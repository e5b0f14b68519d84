import { business } from "./business.ts";
import type { Benefit, SectionText, StampText, Step } from "./shapes.ts";

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
    lead: "The first visit is free on every plan. Switch or stop with one phone call.",
  },
  booking: {
    eyebrow: business.claims.firstVisit,
    headline: "Get your yard back",
    lead: "Tell us where the yard is and who lives in it. The first visit is free, whatever you decide afterwards.",
  },
  benefits: {
    eyebrow: "Why it works",
    headline: "Built for desert yards",
  },
  areas: {
    eyebrow: "Service areas",
    headline: "Where we scoop",
    lead: "Twenty-two neighborhoods on both sides of the 101. Find yours on the map or in the list.",
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
    title: `We get in touch within ${business.replyWithinHours} hours`,
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
    text: "In extreme heat our routes follow the desert's clock, so your yard is done before it bakes.",
  },
  {
    icon: "droplet",
    title: "Sanitized between yards",
    text: "Shoes and equipment are sanitized between every yard. Nothing travels with us.",
  },
  {
    icon: "home",
    title: "Fluent in HOA",
    text: "We know the notices, the gates and the guards, and keep common areas within the rules.",
  },
  {
    icon: "refresh",
    title: "Missed visit? Next one is free",
    text: "If we cause the miss, the following service costs you nothing.",
  },
  {
    icon: "shield",
    title: "Fix it or refund it",
    text: "Not happy? We come back and fix it, or give your money back.",
  },
  {
    icon: "calendar",
    title: "No contracts",
    text: "Change or cancel with one phone call. Nobody will try to talk you out of it.",
  },
] as const satisfies readonly Benefit[];
