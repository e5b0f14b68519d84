import type { Area } from "./area-schemas.ts";
import { areaText } from "./area-texts.ts";
import { bookingWords } from "./booking.ts";
import { business } from "./business.ts";
import { openWords } from "./open-points.ts";
import { ownPage } from "./own-texts.ts";
import type { PageText } from "./schemas.ts";
import { bookingLead, bookNowWords } from "./sections.ts";
import { visitWords } from "./visit-page.ts";

const { claims, name, replyWithinHours } = business;
const { confirmation } = bookingWords;

/** Titles, descriptions and headlines of the pages. */
export const pages = {
  home: ownPage("home", {
    title: `Dog Poop Cleanup in Scottsdale & North Phoenix | ${name}`,
    description: `Pooper scooper service for your yard from {from} a visit. ${claims.firstVisitFree}, with ${claims.noContract}. Book in a minute, hear back within ${replyWithinHours} hours.`,
    headline: "HATE POOP DUTY? WE'VE GOT THIS.",
    lead: "Scottsdale's #1 Pet Waste Removal Service",
    updated: "2026-11-22",
  }),
  bookNow: ownPage("bookNow", {
    title: `Book Dog Poop Cleanup: First Visit Free | ${name}`,
    description: `Book dog waste removal for your yard in Scottsdale or North Phoenix. ${claims.firstVisitFree}, with ${claims.noContract}. ${claims.reply}.`,
    headline: `Get your yard ${bookNowWords.highlight}`,
    lead: bookingLead,
    updated: "2026-11-22",
  }),
  thankYou: {
    title: `Thank You! | ${name}`,
    description: "The page after a booking, with the link to your own page.",
    headline: confirmation.headline,
    lead: openWords.withoutBooking,
    updated: "2026-11-25",
  },
  visit: {
    title: `Your Free First Visit, Your Day | ${name}`,
    description:
      "The page of your booking: pick the day of your free first visit, change it, tell us about the dogs, or cancel.",
    headline: "Your first visit",
    lead: "Pick the day, change it, or cancel: one page of your own for all of it.",
    updated: "2026-11-22",
  },
  visitEnded: {
    title: `${visitWords.ended.headline} | ${name}`,
    description: "A link to a booking that has ended, or that was not copied whole.",
    headline: visitWords.ended.headline,
    lead: visitWords.ended.lead,
    updated: "2026-11-24",
  },
  bookingProblem: {
    title: `Almost There | ${name}`,
    description:
      "The booking form once more: where a booking comes back when a detail of it needs another look.",
    headline: "Almost there",
    lead: "A booking comes back here when a detail needs another look. You can also book right here.",
    updated: "2026-11-22",
  },
  privacy: ownPage("privacy", {
    title: `Privacy | ${name}`,
    description: `What ${name} keeps when you book dog poop cleanup, for how long, who else gets it, and how to see, correct or erase it. No cookies, no trackers.`,
    headline: "Your yard, your data",
    lead: "We keep what we need to clean your yard and to answer you. No cookies for visitors, no trackers, nothing sold.",
    updated: "2026-11-24",
  }),
  notFound: {
    title: `404 Page Not Found | ${name}`,
    description:
      "This page does not exist. The homepage knows the way to everything else on this site.",
    headline: "404 Page Not Found",
    lead: "Sorry, the page you're looking for doesn't exist.",
    updated: "2026-11-22",
  },
  pricing: ownPage("pricing", {
    title: `Dog Poop Cleanup Prices in Scottsdale & Phoenix | ${name}`,
    description: `What a pooper scooper costs in Scottsdale and North Phoenix: from {from} a visit. ${claims.firstVisitFree}, and there is ${claims.noContract}.`,
    headline: "What dog poop cleanup costs",
    lead: `What your pooper scooper costs, from {from} a visit. The first one is free, and there is ${claims.noContract} to sign.`,
    updated: "2026-11-22",
  }),
  commercial: ownPage("commercial", {
    title: `HOA & Commercial Dog Waste Removal in Phoenix | ${name}`,
    description: `Dog poop cleanup for HOAs, apartment communities and property managers in Scottsdale and North Phoenix. We are ${claims.insuredSentence}.`,
    headline: "Dog waste removal for HOAs and apartments",
    lead: "A pooper scooper for common areas. We pick up the dog poop, and the board gets to talk about something else.",
    updated: "2026-11-24",
  }),
  blog: ownPage("blog", {
    title: `Yard Notes: Dog Poop, Health and HOA Rules | ${name}`,
    description:
      "Short, useful reading on dog poop, yards and the desert: what is in it, what HOAs and Arizona law say, and what a pooper scooper can do.",
    headline: "Yard notes",
    lead: "Short, useful reading on dog poop, yards and the desert, from your pooper scooper next door.",
    updated: "2026-11-22",
  }),
} as const satisfies Record<string, PageText>;

/** When the parts that all neighborhood pages share last changed: titles, prices, steps, questions. */
const sharedByAreasUpdated = "2026-11-22";

const later = (one: string, other: string) => (one > other ? one : other);

/** "Troon, Scottsdale"; "Scottsdale Ranch" and "Anthem" say their city by themselves. */
export const placeName = ({ name: area, city }: Area): string =>
  area.includes(city) ? area : `${area}, ${city}`;

/** What search engines show of a neighborhood. */
export const areaTitle = (area: Area): string => `Dog Poop Cleanup in ${placeName(area)}, AZ`;

/** The page of a neighborhood. Its description and date are stored with its words. */
export const areaPage = (area: Area): PageText => {
  const { description, lead, updated } = areaText(area.slug);
  return {
    title: areaTitle(area),
    description,
    headline: `Dog poop cleanup in ${placeName(area)}`,
    lead,
    updated: later(updated, sharedByAreasUpdated),
  };
};

interface Article extends Pick<PageText, "title" | "description" | "updated"> {
  readonly excerpt: string;
}

/** The page of an article, from the front matter of its file. */
export const articlePage = ({ title, description, excerpt, updated }: Article): PageText => ({
  title,
  description,
  headline: title,
  lead: excerpt,
  updated,
});
