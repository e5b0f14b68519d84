import { claimWords } from "#content/claims.ts";
import { plans } from "#content/plans.ts";
import { claimNames } from "#content/schemas.ts";
import { ownPages } from "#domain/website/things.ts";
import { capitalized } from "#inbox/app/labels.ts";
import { addressOfView } from "#inbox/app/navigation.ts";

export interface Card {
  readonly title: string;
  readonly lead: string;
  /** What is asked for, by thing. */
  readonly things: Readonly<Record<string, string>>;
}

/** A thing that is alone on its card is named like it. */
const card = (title: string, lead: string, things: string | Card["things"]): Card => ({
  ...{ title, lead, things: typeof things === "string" ? { [things]: title } : things },
});

const pageNames: Readonly<Record<(typeof ownPages)[number], string>> = {
  home: "Home",
  bookNow: "Book now",
  pricing: "Pricing",
  commercial: "Commercial",
  blog: "Blog",
  privacy: "Privacy",
};

const pageCard = (page: (typeof ownPages)[number]): Card => {
  const name = pageNames[page];
  return card(name, "How it looks in a search, and its first words.", {
    [`pages.${page}.title`]: `${name}: title in search results`,
    [`pages.${page}.description`]: `${name}: description in search results`,
    [`pages.${page}.headline`]: `${name}: headline`,
    [`pages.${page}.lead`]: `${name}: sentence below it`,
  });
};

const follows = "Prices and the phone follow a change where you insert their names.";

/** The forms by what an owner looks for: a name, and a card or more. */
export const subjects: Readonly<Record<string, readonly [name: string, ...cards: Card[]]>> = {
  prices: [
    "Prices",
    card("Prices", "In whole dollars. Earlier bookings keep the price that they were quoted.", {
      ...Object.fromEntries(
        plans.map(({ serviceType, label }) => [
          `plans.${serviceType}.pricePerVisit`,
          `${label}, a visit`,
        ]),
      ),
      additionalDogPrice: "Each more dog, a visit",
      referralReward: "For referring a customer",
    }),
    card("Extras", "What can be added to any visit.", "addOns"),
    card("Discounts", "Who pays less.", "discounts"),
  ],
  notice: ["Notice", card("Notice", "“Away until …”, on top of every page.", "notice")],
  hours: [
    "Hours, days off, routes",
    card("Hours", "When phones are answered. The promise to reply follows.", "hours"),
    card("Holidays", "Closed every year.", "holidays"),
  ],
  contact: [
    "Contact",
    card("Contact", "On every page and in every message.", { phone: "Phone", email: "Email" }),
  ],
  zips: ["Where we scoop", card("Zip codes", "The form knows them.", "servedZips")],
  legal: [
    "What makes it legal",
    card("What makes it legal", "The privacy page must name them.", {
      legalName: "Legal name",
      postalAddress: "Postal address",
      effectiveDate: "The privacy policy takes effect on",
    }),
    card("License number", "Shown beside the claim.", "license"),
    card("Rating", "Shown with where anybody can read it.", "rating"),
  ],
  claims: [
    "Claims",
    card(
      "Claims",
      "Untick what is not true: pages, mails and search engines then leave it out.",
      Object.fromEntries(
        claimNames.map((name) => [
          `claims.${name}`,
          capitalized(Object.values(claimWords[name])[0] ?? name),
        ]),
      ),
    ),
  ],
  reviews: [
    "Reviews",
    card("Reviews", "Real customers’ words. The first one takes all samples away.", "reviews"),
  ],
  questions: [
    "Questions and answers",
    card("Questions on the home page", follows, "faqs.home"),
    card("Questions beside the form", follows, "faqs.booking"),
    card("Questions about prices", follows, "faqs.pricing"),
  ],
  words: ["Page words", ...ownPages.map(pageCard)],
  photos: [
    "Photos",
    card("Portrait", "You or your crew.", "photos.portrait"),
    card("Before and after", "Six pairs at most.", "photos.pairs"),
    card("Photos of neighborhoods", "One each.", "photos.areas"),
  ],
  texts: [
    "Your own texts",
    card("Your own texts", "To customers, from your phone: among the texts of a booking.", "texts"),
  ],
};

export const addressOfSubject = (subject: string): string =>
  addressOfView("website", { page: subject });

const things = new Map(
  Object.entries(subjects).flatMap(([subject, [, ...cards]]) =>
    cards.flatMap((one) =>
      Object.entries(one.things).map(([thing, label]) => [thing, { subject, label }] as const),
    ),
  ),
);

export const thingLabel = (thing: string): string => things.get(thing)?.label ?? thing;

/** Where a thing is changed. */
export const addressOfThing = (thing: string): string =>
  addressOfSubject(things.get(thing)?.subject ?? "");
