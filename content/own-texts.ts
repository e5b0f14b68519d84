import { business } from "./business.ts";
import { said, saidText } from "./claims.ts";
import { addOns, referralReward } from "./extras.ts";
import { changes, own } from "./own.ts";
import { additionalDogPrice, plans, priceRange, visitPrice } from "./plans.ts";
import type { PageText, Question } from "./schemas.ts";

const line = (phone: string | null) => phone?.replace(/^\+1(...)(...)/, "($1) $2-") ?? "";

/** The values of names in braces, such as "{weekly}", in texts that an owner can change: these follow the prices. */
export const tokens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    plans.flatMap((plan) => [
      [plan.serviceType, `$${plan.pricePerVisit}`],
      [`${plan.serviceType} with 2 dogs`, `$${visitPrice(plan, 2)}`],
    ]),
  ),
  ...Object.fromEntries(addOns.map(({ name, price }) => [name.toLowerCase(), `$${price}`])),
  from: `$${priceRange.low}`,
  "additional dog": `$${additionalDogPrice}`,
  referral: `$${referralReward}`,
  phone: line(business.phone),
};

/** A text with the values of its tokens. */
export const filled = (text: string) =>
  text.replaceAll(/\{(.+?)\}/g, (token, name) => tokens[name] ?? token);

/** The words of a page that the owner can change. */
export function ownPage(name: string, page: PageText): PageText {
  const part = (key: "title" | "description" | "headline" | "lead") =>
    filled(own(`pages.${name}.${key}`, saidText(page[key])));
  return {
    ...page,
    title: part("title"),
    description: part("description"),
    headline: part("headline"),
    lead: part("lead"),
    ...([`pages.${name}.headline`, `pages.${name}.lead`].some((thing) => thing in changes) && {
      hasOwnWords: true,
    }),
  };
}

/** Questions that the owner can change. */
export function ownQuestions(name: string, questions: readonly Question[]): readonly Question[] {
  return own(`faqs.${name}`, said(questions)).map((one) => ({
    ...one,
    question: filled(one.question),
    answer: filled(one.answer),
  }));
}
