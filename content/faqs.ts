import { areas } from "./areas.ts";
import { business } from "./business.ts";
import { said } from "./claims.ts";
import { licenseNumber } from "./crew.ts";
import { addOns } from "./extras.ts";
import { ownQuestions } from "./own-texts.ts";
import { includedDogs, plans } from "./plans.ts";
import type { Question } from "./schemas.ts";

const { claims } = business;
const popular = plans.find((plan) => plan.isPopular) ?? plans[0];
const priceList = plans
  .map((plan) => `${plan.label} is {${plan.serviceType}} ${plan.shortPeriod}`)
  .join("; ");
const extrasList = addOns
  .map((extra) => `${extra.name} adds {${extra.name.toLowerCase()}}`)
  .join(" and ");

const license = licenseNumber ? ` Our license number is ${licenseNumber}.` : "";

/** The accordion on the home page, in this order. */
export const homeQuestions = ownQuestions("home", [
  {
    question: "Is the first service really free?",
    answer: `Yes, on every plan. ${claims.noCommitment} and ${claims.noContract}.`,
  },
  {
    question: "Which areas do you serve?",
    answer: `${areas.length} neighborhoods in Scottsdale and North Phoenix.`,
  },
  {
    question: "What if I have more than 3 dogs?",
    answer: `Every plan includes ${includedDogs}, and each additional dog adds {additional dog} a visit. For 5 or more we settle the price when we call.`,
  },
  {
    question: "Do I need to be home?",
    answer: "No. We'll agree on the gate and the dogs before the first visit.",
  },
  {
    question: "What happens if you miss a visit?",
    answer: `${claims.missedVisit}.`,
  },
  {
    question: "Are you licensed and insured?",
    answer: `Yes: ${claims.insuredSentence} in the county we work in.${license}`,
  },
  {
    question: "Can I cancel or change my service?",
    answer: `Yes. ${claims.changes}.`,
  },
]);

/** What people ask about money before they book, beside the form of /book-now. */
export const bookingQuestions = ownQuestions("booking", [
  {
    question: "What do I pay today?",
    answer: `Nothing. ${claims.firstVisitFree}, and the form does not ask for a card.`,
  },
  {
    question: "What does a pooper scooper cost after that?",
    answer: `${priceList}. Each price includes ${includedDogs}.`,
  },
  {
    question: "How much more is a second dog?",
    answer: `Each additional dog adds {additional dog} a visit, whichever plan you pick. ${popular.label} with 2 dogs is {${popular.serviceType} with 2 dogs} ${popular.shortPeriod}.`,
  },
  {
    question: "Does booking tie me to a plan?",
    answer: `No. Your choice only tells us which price to show. ${claims.noCommitment}. ${claims.changes}.`,
  },
]);

/** The questions on /pricing. */
export const pricingQuestions = ownQuestions("pricing", [
  {
    question: "Which plan fits my yard?",
    answer: `${popular.label} is our most popular plan and suits most yards. With several dogs or children on the grass, twice a week stays ahead of it; one tidy dog may do with every two weeks.`,
  },
  {
    question: "Why does a visit cost less when you come more often?",
    answer:
      "Because there is less to find each time. A yard that we saw a few days ago is quicker work than one that has been waiting for two weeks.",
  },
  {
    question: "What do the extras cost?",
    answer: `${extrasList}, on top of your plan. Tell us when we're in touch.`,
  },
  {
    question: "Do you give discounts?",
    answer: `Yes: for seniors, for veterans, and for volume. Ask when we call. You also get {referral} off for every customer you refer.`,
  },
  {
    question: "What if I am not happy with a visit?",
    answer: `Tell us, and ${claims.fixOrRefund}. That is what our ${claims.guarantee} means.`,
  },
]);

/**
 * The two questions that every neighborhood's page shares. It adds two of its own.
 * @param example what one yard there would pay: "Weekly", "2 dogs", "", "$26", "per week"
 */
export const areaQuestions = (
  areaName: string,
  example: Readonly<Record<"plan" | "dogs" | "from" | "perVisit" | "period", string>>,
): readonly Question[] =>
  said([
    {
      question: `What does dog waste removal cost in ${areaName}?`,
      answer: `${example.plan} with ${example.dogs} is ${example.from}${example.perVisit} ${example.period}, after the free first visit.`,
    },
    {
      question: `How soon can you come to ${areaName}?`,
      answer: `${claims.sameWeek}, and ${claims.sameDay} if you call.`,
    },
  ]);
