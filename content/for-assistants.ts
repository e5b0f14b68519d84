import { areas } from "./areas.ts";
import { bookingWords } from "./booking.ts";
import { business } from "./business.ts";
import { said } from "./claims.ts";
import { addOns, referralSentence } from "./extras.ts";
import { includedDogs, inclusions, plans, priceRange } from "./plans.ts";

const { claims, name, place } = business;

/** What AI assistants read at /llms.txt: what is offered, for how much, where and when, and how to book. */
export const assistantWords = {
  summary: `${name} picks up dog poop in the yards of ${place}: ${plans.length} regular plans from $${priceRange.low} a visit. ${claims.firstVisitFree}.`,
  offerTitle: "What it costs",
  offers: said([
    `${claims.firstVisitFree}, on every plan. No card, ${claims.noContract}.`,
    ...plans.map(
      ({ title, pricePerVisit, period }) =>
        `${title}: $${pricePerVisit} ${period}, ${includedDogs} included.`,
    ),
    `Every plan: ${inclusions.join(", ")}.`,
    ...addOns.map(({ name: extra, price }) => `${extra}: +$${price} a visit.`),
    referralSentence,
    "HOAs, apartment complexes and property managers get a quote.",
  ]),
  areasTitle: `Where: ${areas.length} neighborhoods`,
  hoursTitle: "When",
  /** Before the hours of each day. */
  phones: "Phones",
  schedule: said([`${claims.desertRoutes}.`]),
  bookingTitle: "How to book",
  booking: [
    "A booking is a request, not an appointment. On a page of their own, the person can then choose a day for the first visit, which the team confirms.",
    `${bookingWords.promise.within}.`,
    "An assistant may fill in a few fields by the address and hand the page to a person, who checks the form and presses the button. Please do not send it for them.",
  ],
  /** The link to the form for communities. */
  commercial: "The form for HOAs, apartment complexes and property managers",
  /** Before the list of parameters of the form's address. */
  prefill: "What the address can hold:",
  plan: "plan",
  dogs: "dogs",
  zip: "zip: five digits",
  or: "or",
  example: "For example",
  pagesTitle: "Pages",
} as const;
