import * as z from "zod/mini";
import { business } from "#content/business.ts";
import {
  address as businessAddress,
  holidays,
  hours,
  leadMonths,
  structuredDataAreas,
} from "#content/business-facts.ts";
import { climate, climateSource, hotFrom, usualStart } from "#content/climate.ts";
import { addOns, discounts, referralReward, referralSentence } from "#content/extras.ts";
import {
  additionalDogPrice,
  dogsIncluded,
  firstVisitPrice,
  plans,
  planWords,
} from "#content/plans.ts";
import { proofs } from "#content/proofs.ts";
import { sampleCapacity, visitWindows, visitWords } from "#content/route-plan.ts";
import { servedZips } from "#content/served-zips.ts";
import { weekdays } from "#content/shapes.ts";
import { retentionBounds } from "#domain/privacy.ts";
import {
  address,
  type ContentFile,
  different,
  dollars,
  fields,
  integer,
  listOf,
  nonEmptyArray,
  oneOf,
  pattern,
  positive,
  record,
  step,
  words,
  yesOrNo,
  zip,
} from "./kit.ts";

const businessRules = fields({
  name: words(60),
  phone: pattern(/^\+1\d{10}$/, "must be +1 and ten digits"),
  email: z.email("must be an email address"),
  place: words(),
  year: integer.check(z.gte(2025, "must be 2025 or later")),
  replyWithinHours: positive,
  remindHoursBefore: positive,
  rating: fields({
    value: z
      .number("must be a number")
      .check(z.positive("must be above zero"), z.lte(5, "must be at most 5")),
    count: positive,
  }),
  claims: record(words(100)),
});

const officeTime = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 07:00");
const visitWindow = fields({
  label: words(20),
  starts: z.nullable(officeTime),
  ends: officeTime,
}).check(
  z.refine(({ starts, ends }) => starts === null || starts < ends, {
    path: ["starts"],
    error: "must be before the end",
  }),
);

const routePlanRules = fields({
  sampleCapacity: z.partialRecord(
    z.enum(weekdays),
    integer.check(z.gte(0, "must not be below zero"), z.lte(99, "must be at most 99")),
    "must be places by weekdays",
  ),
  visitWindows: fields({
    usual: fields({ morning: visitWindow, midday: visitWindow, afternoon: visitWindow }),
    hot: fields({ morning: visitWindow, midday: visitWindow }),
  }),
  visitWords: record(words(40)),
});

const hoursRules = nonEmptyArray(
  fields({ days: nonEmptyArray(oneOf(weekdays)), opens: officeTime, closes: officeTime }).check(
    z.refine(({ opens, closes }) => opens < closes, {
      path: ["opens"],
      error: "must be before the closing time",
    }),
  ),
).check(
  z.refine(
    (list) =>
      new Set(list.flatMap(({ days }) => days)).size === list.flatMap(({ days }) => days).length,
    {
      error: "a day is in it twice",
    },
  ),
);

const inYear = {
  name: words(40),
  month: integer.check(z.gte(1, "must be a month"), z.lte(12, "must be a month")),
};
const holiday = z.union(
  [
    fields({
      ...inYear,
      date: integer.check(z.gte(1, "must be a day"), z.lte(31, "must be a day")),
      phones: z.optional(z.literal(true)),
    }),
    fields({
      ...inYear,
      weekday: oneOf(weekdays),
      week: z.literal([1, 2, 3, 4, "last"]),
      phones: z.optional(z.literal(true)),
    }),
  ],
  "must be a date, or a weekday of a week",
);

const planRules = nonEmptyArray(
  fields({
    serviceType: words(40),
    title: words(60),
    label: words(40),
    pricePerVisit: dollars,
    visitsPerYear: z.literal([26, 52, 104], "must be 26, 52 or 104"),
    period: words(60),
    shortPeriod: words(60),
    description: words(),
    features: nonEmptyArray(words(80)),
    isPopular: yesOrNo,
  }),
).check(
  different("serviceType", (plan) => plan.serviceType),
  z.refine((list) => list.filter((plan) => plan.isPopular).length === 1, {
    error: "exactly one plan must be the popular one",
  }),
);

const morning = pattern(/^\d{1,2}:[0-5]\d$/, "must be a time such as 5:18");

/** The business, its prices and what it works under. */
export const businessFiles: readonly ContentFile[] = [
  {
    file: "content/route-plan.ts",
    rules: routePlanRules,
    content: { sampleCapacity, visitWindows, visitWords },
  },
  { file: "content/business.ts", rules: businessRules, content: business },
  {
    file: "content/business-facts.ts",
    rules: fields({
      address: fields({
        street: z.nullable(words(100, 0)),
        locality: words(60),
        region: pattern(/^[A-Z]{2}$/, "must be two capitals such as AZ"),
        zip: z.nullable(words(10, 0)),
      }),
      hours: hoursRules,
      holidays: z.array(holiday).check(different("name", ({ name }) => name)),
      leadMonths: integer.check(
        z.gte(retentionBounds.min, "must be at least a month"),
        z.lte(retentionBounds.max, `must be at most ${retentionBounds.max} months`),
      ),
      structuredDataAreas: nonEmptyArray(words(60)).check(different("name", (name) => name)),
    }),
    content: { address: businessAddress, holidays, hours, leadMonths, structuredDataAreas },
  },
  {
    file: "content/served-zips.ts",
    rules: fields({
      servedZips: nonEmptyArray(zip).check(different("digits", (digits) => digits)),
    }),
    content: { servedZips },
  },
  {
    file: "content/plans.ts",
    rules: fields({
      plans: planRules,
      planWords: record(words(100)),
      dogsIncluded: positive,
      additionalDogPrice: dollars,
      firstVisitPrice: dollars,
    }),
    content: { plans, planWords, dogsIncluded, additionalDogPrice, firstVisitPrice },
  },
  {
    file: "content/extras.ts",
    rules: fields({
      addOns: nonEmptyArray(fields({ name: words(60), price: dollars, description: words() })),
      discounts: nonEmptyArray(step),
      referralReward: dollars,
      referralSentence: words(),
    }),
    content: { addOns, discounts, referralReward, referralSentence },
  },
  {
    file: "content/climate.ts",
    rules: fields({
      climate: listOf(
        fields({ name: words(12), averageHigh: integer, sunrise: morning }),
        12,
      ).check(different("name", (month) => month.name)),
      climateSource: fields({ address, text: words() }),
      hotFrom: integer,
      usualStart: morning,
    }),
    content: { climate, climateSource, hotFrom, usualStart },
  },
  {
    file: "content/proofs.ts",
    rules: record(z.nullable(words())),
    content: proofs,
  },
];
