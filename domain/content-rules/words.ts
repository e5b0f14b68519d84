import * as z from "zod/mini";
import { alarmWords } from "#content/alarms.ts";
import type { AreaVisit } from "#content/area-shapes.ts";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { bookingWords, problemWords } from "#content/booking.ts";
import {
  commercialButton,
  commercialHref,
  commercialSteps,
  offerings,
} from "#content/commercial.ts";
import { areaQuestions, bookingQuestions, homeQuestions, pricingQuestions } from "#content/faqs.ts";
import { assistantWords } from "#content/for-assistants.ts";
import { instantAnswer } from "#content/instant-answer.ts";
import { mailWords } from "#content/mail.ts";
import { buttons, drawerLinks, drawerWords, footerWords, quickLinks } from "#content/navigation.ts";
import { noticeLinks, notices } from "#content/notices.ts";
import {
  blogWords,
  commercialWords,
  pricingWords,
  readingLabel,
  sourcesTitle,
} from "#content/page-words.ts";
import { pages } from "#content/pages.ts";
import { pictureWords, sceneWords, socialScenes } from "#content/pictures.ts";
import { offerUnit, pictureLines, serviceNames } from "#content/search.ts";
import {
  benefits,
  bookingSteps,
  bookNowWords,
  firstScoopStamp,
  sections,
  trustClaims,
} from "#content/sections.ts";
import { serviceCards, serviceSteps } from "#content/service-steps.ts";
import { benefitIcons } from "#content/shapes.ts";
import { shovelWords } from "#content/shovel.ts";
import { hello, visitTexts } from "#content/visit-texts.ts";
import { priceWords } from "#domain/prices.ts";
import {
  address,
  type ContentFile,
  day,
  fields,
  flat,
  heading,
  listOf,
  nonEmptyArray,
  oneOf,
  positive,
  question,
  record,
  step,
  words,
} from "./kit.ts";

const pageRules = fields({
  title: words(60),
  description: words(160, 50),
  headline: words(80),
  lead: words(),
  updated: day,
});

const links = nonEmptyArray(
  fields({
    label: words(40),
    href: words(80).check(z.startsWith("/", "must begin with a slash")),
  }),
);

const cards = <const T extends readonly string[]>(icons: T) =>
  fields({ icon: oneOf(icons), title: words(60), text: words() });

const offering = fields({
  picture: oneOf(["hoa", "apartments", "management"]),
  title: words(60),
  text: words(),
  points: listOf(words(80), 3, 4),
});

const longStep = fields({ title: words(60), text: words(320) });

const ofVisits = <T>(wordsOf: (visit: AreaVisit) => T) =>
  Object.fromEntries(areas.map(({ slug }) => [slug, wordsOf(areaText(slug).visit)]));

/** The words on the pages, and around them. */
export const wordFiles: readonly ContentFile[] = [
  { file: "content/pages.ts", rules: record(pageRules), content: pages },
  {
    file: "content/notices.ts",
    rules: fields({
      notices: record(fields({ headline: words(60), text: words() })),
      noticeLinks: record(words(40)),
    }),
    content: { notices, noticeLinks },
  },
  {
    file: "content/sections.ts",
    rules: fields({
      trustClaims: nonEmptyArray(words(40)),
      firstScoopStamp: fields({ top: words(12), middle: words(12), bottom: words(12) }),
      sections: record(heading),
      bookingSteps: listOf(step, 3),
      benefits: nonEmptyArray(cards(benefitIcons)),
      bookNowWords: fields({
        highlight: words(40),
        ask: words(),
        promise: words(),
        areas: nonEmptyArray(oneOf(areas.map(({ slug }) => slug))),
        allAreas: words(40),
      }),
    }),
    content: { trustClaims, firstScoopStamp, sections, bookingSteps, benefits, bookNowWords },
  },
  {
    file: "content/page-words.ts",
    rules: fields({
      pricingWords: record(heading),
      commercialWords: record(heading),
      blogWords: record(words()),
      readingLabel: words(30),
      sourcesTitle: words(30),
    }),
    content: {
      readingLabel,
      sourcesTitle,
      pricingWords,
      commercialWords,
      blogWords: flat(blogWords),
    },
  },
  {
    file: "content/navigation.ts",
    rules: fields({
      drawerLinks: links,
      quickLinks: links,
      buttons: record(words(30)),
      drawerWords: record(words(30)),
      footerWords: record(words(30)),
    }),
    content: { drawerLinks, quickLinks, buttons, drawerWords, footerWords },
  },
  {
    file: "content/booking.ts",
    rules: record(words()),
    content: flat({ ...bookingWords, problem: problemWords }),
  },
  {
    file: "content/faqs.ts",
    rules: fields({
      homeQuestions: nonEmptyArray(question),
      bookingQuestions: nonEmptyArray(question),
      pricingQuestions: nonEmptyArray(question),
      areaQuestions: record(listOf(question, 2)),
    }),
    content: {
      homeQuestions,
      bookingQuestions,
      pricingQuestions,
      areaQuestions: Object.fromEntries(
        areas.map(({ name, example: { serviceType, dogs } }) => [
          name,
          areaQuestions(name, priceWords(serviceType, dogs)),
        ]),
      ),
    },
  },
  {
    file: "content/commercial.ts",
    rules: fields({
      offerings: listOf(offering, 3),
      commercialButton: words(30),
      commercialHref: words(80).check(z.startsWith("/", "must begin with a slash")),
      commercialSteps: listOf(step, 3),
    }),
    content: { offerings, commercialButton, commercialHref, commercialSteps },
  },
  {
    file: "content/service-steps.ts",
    rules: fields({
      serviceSteps: record(listOf(longStep, 4)),
      serviceCards: record(listOf(cards(["home", "shield", "calendar"]), 3)),
    }),
    content: {
      serviceSteps: ofVisits(serviceSteps),
      serviceCards: ofVisits(serviceCards),
    },
  },
  {
    file: "content/for-assistants.ts",
    rules: record(words(300)),
    content: flat(assistantWords),
  },
  {
    file: "content/instant-answer.ts",
    rules: record(words(120)),
    content: { ...instantAnswer, price: instantAnswer.price("Weekly with 2 dogs", "$26") },
  },
  { file: "content/alarms.ts", rules: record(words(200)), content: alarmWords },
  { file: "content/mail.ts", rules: record(words()), content: flat(mailWords) },
  {
    file: "content/shovel.ts",
    rules: fields({
      headline: words(40),
      lead: words(),
      facts: nonEmptyArray(
        fields({
          figure: positive,
          unit: words(40),
          text: words(),
          source: z.optional(address),
        }),
      ),
      plan: words(60),
    }),
    content: shovelWords,
  },
  {
    file: "content/pictures.ts",
    rules: record(words()),
    content: flat({ ...pictureWords, socialScenes, sceneWords }),
  },
  {
    file: "content/search.ts",
    rules: fields({
      serviceNames: record(words(80)),
      pictureLines: record(words(80)),
      offerUnit: words(20),
    }),
    content: { serviceNames, pictureLines, offerUnit },
  },
  {
    file: "content/visit-texts.ts",
    rules: record(words(300)),
    content: { ...flat(hello), ...flat(visitTexts) },
  },
];
