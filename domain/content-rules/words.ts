import * as z from "zod/mini";
import { areas } from "#content/areas.ts";
import { bookingWords } from "#content/booking.ts";
import {
  commercialButton,
  commercialHref,
  commercialSteps,
  offerings,
} from "#content/commercial.ts";
import { areaQuestions, bookingQuestions, homeQuestions, pricingQuestions } from "#content/faqs.ts";
import { mailWords } from "#content/mail.ts";
import { buttons, drawerLinks, drawerWords, footerWords, quickLinks } from "#content/navigation.ts";
import { noticeLinks, notices } from "#content/notices.ts";
import { ownCostWords } from "#content/own-cost.ts";
import { blogWords, commercialWords, pricingWords } from "#content/page-words.ts";
import { pages } from "#content/pages.ts";
import { pictureWords } from "#content/pictures.ts";
import { pictureLines, serviceNames } from "#content/search.ts";
import {
  benefits,
  bookingSteps,
  firstScoopStamp,
  sections,
  trustClaims,
} from "#content/sections.ts";
import { serviceCards, serviceSteps } from "#content/service-steps.ts";
import { benefitIcons } from "#content/shapes.ts";
import {
  type ContentFile,
  day,
  every,
  fields,
  flat,
  heading,
  listOf,
  oneOf,
  question,
  some,
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

const links = some(
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

/** What stands on the pages, and around them. */
export const wordFiles: readonly ContentFile[] = [
  { file: "content/pages.ts", rules: every(pageRules), content: pages },
  {
    file: "content/notices.ts",
    rules: fields({
      notices: every(fields({ headline: words(60), text: words() })),
      noticeLinks: every(words(40)),
    }),
    content: { notices, noticeLinks },
  },
  {
    file: "content/sections.ts",
    rules: fields({
      trustClaims: some(words(40)),
      firstScoopStamp: fields({ top: words(12), middle: words(12), bottom: words(12) }),
      sections: every(heading),
      bookingSteps: listOf(step, 3),
      benefits: some(cards(benefitIcons)),
    }),
    content: { trustClaims, firstScoopStamp, sections, bookingSteps, benefits },
  },
  {
    file: "content/page-words.ts",
    rules: fields({
      pricingWords: every(heading),
      commercialWords: every(heading),
      blogWords: every(words()),
    }),
    content: { pricingWords, commercialWords, blogWords: flat(blogWords) },
  },
  {
    file: "content/navigation.ts",
    rules: fields({
      drawerLinks: links,
      quickLinks: links,
      buttons: every(words(30)),
      drawerWords: every(words(30)),
      footerWords: every(words(30)),
    }),
    content: { drawerLinks, quickLinks, buttons, drawerWords, footerWords },
  },
  { file: "content/booking.ts", rules: every(words()), content: flat(bookingWords) },
  {
    file: "content/faqs.ts",
    rules: fields({
      homeQuestions: listOf(question, 7),
      bookingQuestions: some(question),
      pricingQuestions: some(question),
      areaQuestions: every(listOf(question, 2)),
    }),
    content: {
      homeQuestions,
      bookingQuestions,
      pricingQuestions,
      areaQuestions: Object.fromEntries(areas.map(({ name }) => [name, areaQuestions(name)])),
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
      serviceSteps: listOf(step, 4),
      serviceCards: listOf(cards(["home", "shield", "calendar"]), 3),
    }),
    content: { serviceSteps, serviceCards },
  },
  { file: "content/mail.ts", rules: every(words()), content: flat(mailWords) },
  { file: "content/own-cost.ts", rules: every(words()), content: ownCostWords },
  { file: "content/pictures.ts", rules: every(words()), content: flat(pictureWords) },
  {
    file: "content/search.ts",
    rules: fields({ serviceNames: every(words(80)), pictureLines: every(words(80)) }),
    content: { serviceNames, pictureLines },
  },
];
