import { areaTexts } from "./area-texts.ts";
import type { areas } from "./areas.ts";
import { bookingWords } from "./booking.ts";
import { business } from "./business.ts";
import { priceRange } from "./business-facts.ts";
import { bookingLead } from "./sections.ts";
import type { ArticleSummary, PageText } from "./shapes.ts";

const { claims, name, replyWithinHours } = business;
const { confirmation } = bookingWords;

/** Titles, descriptions and headlines of the pages. */
export const pages = {
  home: {
    title: `Pet Waste Removal in Scottsdale & North Phoenix | ${name}`,
    description: `Dog-yard waste removal from $${priceRange.low} a visit. ${claims.firstVisitFree}, with ${claims.noContract}. Book online in a minute and hear from us within ${replyWithinHours} hours.`,
    headline: "HATE POOP DUTY? WE'VE GOT THIS.",
    lead: "Scottsdale's #1 Pet Waste Removal Service",
    updated: "2026-11-20",
  },
  bookNow: {
    title: `Book Your Free First Scoop | ${name}`,
    description: `Book dog-yard waste removal in Scottsdale and North Phoenix. ${claims.firstVisitFree}, with ${claims.noContract}. ${claims.reply}.`,
    headline: "Get your yard back this week",
    lead: bookingLead,
    updated: "2026-11-20",
  },
  thankYou: {
    title: `Thank You! | ${name}`,
    description: `Your free first service is confirmed. ${confirmation.promiseLater}.`,
    headline: confirmation.headline,
    lead: confirmation.line,
    updated: "2026-11-20",
  },
  bookingProblem: {
    title: `Almost There | ${name}`,
    description:
      "The booking form once more: where a booking comes back when a detail of it needs another look.",
    headline: "Almost there",
    lead: "A booking comes back here when a detail needs another look. You can also book right here.",
    updated: "2026-11-20",
  },
  privacy: {
    title: `Privacy | ${name}`,
    description: `What ${name} keeps when you book, why and for how long, who else gets it, and how to see, correct or erase it. No cookies, no trackers.`,
    headline: "Your yard, your data",
    lead: "We keep what we need to clean your yard and to answer you. No cookies for visitors, no trackers, nothing sold.",
    updated: "2026-11-22",
  },
  notFound: {
    title: `404 Page Not Found | ${name}`,
    description:
      "This page does not exist. The homepage knows the way to everything else on this site.",
    headline: "404 Page Not Found",
    lead: "Sorry, the page you're looking for doesn't exist.",
    updated: "2026-11-20",
  },
  pricing: {
    title: `Pet Waste Removal Prices in Scottsdale | ${name}`,
    description: `Plain prices for dog-yard waste removal in Scottsdale and North Phoenix, from $${priceRange.low} a visit. ${claims.firstVisitFree}, and there is ${claims.noContract}.`,
    headline: "Plain prices, clean yards",
    lead: `From $${priceRange.low} a visit. The first one is free, and there is ${claims.noContract} to sign.`,
    updated: "2026-11-20",
  },
  commercial: {
    title: `HOA & Commercial Pet Waste Removal | ${name}`,
    description: `Pet waste removal for HOAs, apartment communities and property managers in Scottsdale and North Phoenix. We are ${claims.insuredSentence}.`,
    headline: "Common areas, uncommonly clean",
    lead: "For HOAs, apartment communities and the people who manage them.",
    updated: "2026-11-20",
  },
  blog: {
    title: `The Yard Notes Blog | ${name}`,
    description:
      "Short, useful reading on dogs, yards and the desert: health, HOA rules and what to do about the piles in between.",
    headline: "Yard notes",
    lead: "Short, useful reading on dogs, yards and the desert.",
    updated: "2026-11-20",
  },
} as const satisfies Record<string, PageText>;

/** The page of a neighborhood: what search engines show and when it changed stand with its words. */
export const areaPage = (area: (typeof areas)[number]): PageText => ({
  title: `${area.name} Pet Waste Removal | ${name}`,
  description: areaTexts[area.slug].description,
  headline: area.name,
  lead: areaTexts[area.slug].lead,
  updated: areaTexts[area.slug].updated,
});

/** The page of an article: everything stands at the top of its file. */
export const articlePage = (article: ArticleSummary): PageText => ({
  title: article.title,
  description: article.description,
  headline: article.title,
  lead: article.excerpt,
  updated: article.updated,
});
