import { business } from "./business.ts";
import { own } from "./own.ts";
import { additionalDogPrice, plans } from "./plans.ts";
import type { PageText, Question } from "./schemas.ts";

const line = (phone: string | null) => phone?.replace(/^\+1(...)(...)/, "($1) $2-") ?? "";

/** What "{weekly}" and the like stand for in the owner's texts, so that they follow the prices. */
export const tokens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    plans.map(({ serviceType, pricePerVisit }) => [serviceType, `$${pricePerVisit}`]),
  ),
  "additional dog": `$${additionalDogPrice}`,
  phone: line(business.phone),
};

const filled = (text: string) =>
  text.replaceAll(/\{(.+?)\}/g, (token, name) => tokens[name] ?? token);

/** The words of a page that the owner can change. */
export function ownPage(name: string, page: PageText): PageText {
  const part = (key: keyof PageText) => filled(own(`pages.${name}.${key}`, page[key]));
  return {
    ...page,
    title: part("title"),
    description: part("description"),
    headline: part("headline"),
    lead: part("lead"),
  };
}

/** Questions that the owner can change. */
export const ownQuestions = (name: string, questions: readonly Question[]): readonly Question[] =>
  own(`faqs.${name}`, questions).map((one) => ({
    ...one,
    question: filled(one.question),
    answer: filled(one.answer),
  }));
