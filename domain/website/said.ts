import { business } from "#content/business.ts";
import { holidays, hours } from "#content/business-facts.ts";
import { addOns, discounts, referralReward } from "#content/extras.ts";
import { bookingQuestions, homeQuestions, pricingQuestions } from "#content/faqs.ts";
import { pages } from "#content/pages.ts";
import { additionalDogPrice, plans } from "#content/plans.ts";
import { privacyOwner } from "#content/privacy.ts";
import type { Question } from "#content/schemas.ts";
import { servedZips } from "#content/served-zips.ts";
import { ownPages } from "./things.ts";

const words = (questions: readonly Question[]) =>
  questions.map(({ question, answer }) => ({ question, answer }));

/** What the site says of each thing, by its name, where no version says otherwise. @see things */
export const said: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    plans.map(({ serviceType, pricePerVisit }) => [
      `plans.${serviceType}.pricePerVisit`,
      pricePerVisit,
    ]),
  ),
  ...{ additionalDogPrice, referralReward, addOns, discounts },
  ...{ phone: business.phone, email: business.email, rating: business.rating },
  ...{ hours, holidays, servedZips, ...privacyOwner },
  ...{ notice: null, license: null, reviews: [], texts: [] },
  "faqs.home": words(homeQuestions),
  "faqs.booking": words(bookingQuestions),
  "faqs.pricing": words(pricingQuestions),
  ...{ "photos.portrait": null, "photos.pairs": [], "photos.areas": {} },
  ...Object.fromEntries(
    ownPages.flatMap((page) => {
      const { title, description, headline, lead } = pages[page];
      return Object.entries({ title, description, headline, lead }).map(([part, text]) => [
        `pages.${page}.${part}`,
        text,
      ]);
    }),
  ),
};
