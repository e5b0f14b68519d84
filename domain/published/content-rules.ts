import * as z from "zod/mini";
import * as alarms from "#content/alarms.ts";
import * as areaPages from "#content/area-pages.ts";
import type { Area, AreaText } from "#content/area-shapes.ts";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import * as booking from "#content/booking.ts";
import * as browsers from "#content/browsers.ts";
import * as business from "#content/business.ts";
import * as businessFacts from "#content/business-facts.ts";
import * as climate from "#content/climate.ts";
import * as commercial from "#content/commercial.ts";
import * as extras from "#content/extras.ts";
import * as faqs from "#content/faqs.ts";
import * as assistants from "#content/for-assistants.ts";
import * as geography from "#content/geography.ts";
import * as instantAnswer from "#content/instant-answer.ts";
import * as mail from "#content/mail.ts";
import * as mapLines from "#content/map-lines.ts";
import * as navigation from "#content/navigation.ts";
import * as notices from "#content/notices.ts";
import * as openPoints from "#content/open-points.ts";
import * as pageWords from "#content/page-words.ts";
import { areaPage, pages } from "#content/pages.ts";
import * as pictures from "#content/pictures.ts";
import * as plans from "#content/plans.ts";
import * as privacy from "#content/privacy.ts";
import * as promise from "#content/promise.ts";
import * as proofs from "#content/proofs.ts";
import * as publishers from "#content/publishers.ts";
import * as routePlan from "#content/route-plan.ts";
import * as search from "#content/search.ts";
import * as sections from "#content/sections.ts";
import * as servedZips from "#content/served-zips.ts";
import * as serviceSteps from "#content/service-steps.ts";
import * as shovel from "#content/shovel.ts";
import * as showcase from "#content/showcase.ts";
import * as testimonials from "#content/testimonials.ts";
import * as visitPage from "#content/visit-page.ts";
import * as visitTexts from "#content/visit-texts.ts";
import { isServed } from "#domain/areas/served-zips.ts";
import { retentionBounds } from "./privacy.ts";
import { factOf } from "./sources.ts";

/** A file of `content/`, with the rules that neither its types nor the one for all texts can say. */
export interface ContentFile {
  readonly file: string;
  readonly content: object;
  readonly rules?: z.ZodMiniType;
}

const fields = z.looseObject;

const text = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.minLength(min, `must be at least ${min} characters long`),
      z.maxLength(max, `must be at most ${max} characters long`),
    );

const pattern = (form: RegExp, error: string) => z.string(error).check(z.regex(form, error));

const whole = (min: number, max = Number.POSITIVE_INFINITY) =>
  z
    .int("must be a whole number")
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`));

const day = z.iso.date("must be a day such as 2026-11-20");
const zip = pattern(/^\d{5}$/, "must be five digits");
const officeTime = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 07:00");
const sunTime = pattern(/^\d{1,2}:[0-5]\d$/, "must be a time such as 5:18");

/** Sites with copies of other people's documents, and hosts of test pages. */
const mirrors =
  /(fdocuments|vdocuments?|documents\.pub|yumpu|doczz|docslib|scribd|elaws|wikimili)|\.sitefinity\.cloud$|^web-prod\.|^staging\./;
const address = pattern(/^https:\/\/\S+$/, "must be an address that begins with https://").check(
  z.refine((given) => !mirrors.test(URL.parse(given)?.hostname ?? ""), {
    error: "must be the place itself, not a copy of it on another site",
  }),
);

/** Two entries of a list must differ in this. */
const different = <T>(what: string, of: (entry: T) => unknown) =>
  z.refine<T[]>((list) => new Set(list.map(of)).size === list.length, {
    error: `two of them have the same ${what}`,
  });

/** A list of exactly this many. */
const many = <T extends z.ZodMiniType>(entry: T, count: number) =>
  z.array(entry).check(z.length(count, `must have exactly ${count} entries`));

const oneOf = (choices: readonly string[]) =>
  z.enum(choices, `must be one of: ${choices.join(", ")}`);

const ofPage = { title: text(60), description: text(160, 50), lead: text(200), updated: day };

const hours = fields({ opens: officeTime, closes: officeTime }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    path: ["opens"],
    error: "must be before the closing time",
  }),
);
const visitWindow = fields({ starts: z.nullable(officeTime), ends: officeTime }).check(
  z.refine(({ starts, ends }) => starts === null || starts < ends, {
    path: ["starts"],
    error: "must be before the end",
  }),
);

const coordinates = z.tuple([
  z.number().check(z.gte(33, "must be 33 to 34.5"), z.lte(34.5, "must be 33 to 34.5")),
  z.number().check(z.gte(-113, "must be -113 to -111"), z.lte(-111, "must be -113 to -111")),
]);

/** A booking counts for one neighborhood, so each zip is listed for one only. */
const othersWith = (slug: string, given: string) =>
  areas.find((area) => area.slug !== slug && area.zips.includes(given))?.name;

const served = zip.check(
  z.refine((given) => isServed(given) === true, "must be in served-zips.ts, too"),
);

const areaRules = ({ slug }: Area) =>
  fields({
    slug: pattern(/^[a-z]+(-[a-z]+)*$/, "must be lower-case words and hyphens"),
    coordinates,
    zips: z.array(
      served.check(
        z.refine((given) => othersWith(slug, given) === undefined, {
          error: ({ input }) => `counts for ${othersWith(slug, String(input))} already`,
        }),
      ),
    ),
    sharedZips: z.optional(z.array(zip)),
    routeDays: z.optional(z.array(z.string()).check(z.minLength(1, "must have at least 1"))),
    grounds: z.array(z.string()),
    /** Made from the name, for search engines. */
    pageTitle: text(60),
    yardFacts: z.int(),
  }).check(
    z.refine(({ grounds, yardFacts }) => grounds.length === yardFacts, {
      path: ["grounds"],
      error: "must be as many as the neighborhood has facts about yards",
    }),
  );

const fact = fields({ source: z.optional(address), check: z.optional(z.boolean()) });
const localFact = fact.check(
  z.refine(({ source, check }) => Boolean(source ?? check), {
    error: "needs a source, or check: true until the owner has confirmed it",
  }),
);

const textRules = fields({
  description: text(160, 50),
  lead: text(200),
  place: z.optional(many(localFact, 2)),
  yards: many(localFact, 2),
  seasons: z.optional(many(localFact, 2)),
  questions: z.array(fact),
  insights: z.optional(z.record(z.string(), fact)),
  updated: day,
});

/** Insights are checked as facts, whichever way they are written. */
const withFacts = ({ insights, ...words }: AreaText) => {
  if (!insights) return words;
  const { uniqueFeatures: _, ...paragraphs } = insights;
  const facts = Object.entries(paragraphs).map(([name, insight]) => [name, factOf(insight)]);
  return { ...words, insights: Object.fromEntries(facts) };
};

const photo = fields({
  file: pattern(/^[\w-]+\.(avif|jpe?g|png|webp)$/, "must be a file of content/photos"),
});

const slugs = areas.map(({ slug }) => slug);

export const contentFiles: readonly ContentFile[] = [
  {
    file: "content/areas.ts",
    content: areas,
    rules: z.array(fields({ name: z.string(), slug: z.string() })).check(
      different("name", ({ name }) => name),
      different("slug", ({ slug }) => slug),
    ),
  },
  ...areas.map((area) => ({
    file: `content/areas.ts, ${area.name}`,
    content: {
      ...area,
      pageTitle: areaPage(area).title,
      yardFacts: areaText(area.slug).yards.length,
    },
    rules: areaRules(area),
  })),
  ...areas.map(({ slug }) => ({
    file: `content/area-texts/${slug}.ts`,
    content: withFacts(areaText(slug)),
    rules: textRules,
  })),
  {
    file: "content/business.ts",
    content: business,
    rules: fields({
      business: fields({
        phone: pattern(/^\+1\d{10}$/, "must be +1 and ten digits"),
        email: z.email("must be an email address"),
        year: whole(2025),
        replyWithinHours: whole(1),
        remindHoursBefore: whole(1),
        rating: fields({
          value: z.number().check(z.positive("must be above zero"), z.lte(5, "must be at most 5")),
          count: whole(1),
        }),
      }),
    }),
  },
  {
    file: "content/business-facts.ts",
    content: businessFacts,
    rules: fields({
      address: fields({ region: pattern(/^[A-Z]{2}$/, "must be two capitals such as AZ") }),
      hours: z.array(hours).check(
        z.refine(
          (list) => {
            const days = list.flatMap((one) => one["days"]);
            return new Set(days).size === days.length;
          },
          { error: "a day is in it twice" },
        ),
      ),
      holidays: z
        .array(fields({ name: z.string(), month: whole(1, 12), date: z.optional(whole(1, 31)) }))
        .check(different("name", ({ name }) => name)),
      leadMonths: whole(retentionBounds.min, retentionBounds.max),
      structuredDataAreas: z.array(z.string()).check(different("name", (name) => name)),
    }),
  },
  {
    file: "content/climate.ts",
    content: climate,
    rules: fields({
      climate: many(fields({ averageHigh: z.int(), sunrise: sunTime }), 12),
      climateSource: fields({ address }),
      usualStart: sunTime,
    }),
  },
  {
    file: "content/commercial.ts",
    content: commercial,
    rules: fields({
      offerings: z.array(
        fields({
          points: z
            .array(z.string())
            .check(z.minLength(3, "must have 3 or 4"), z.maxLength(4, "must have 3 or 4")),
        }),
      ),
    }),
  },
  {
    file: "content/extras.ts",
    content: extras,
    rules: fields({ addOns: z.array(fields({ price: whole(0) })), referralReward: whole(0) }),
  },
  {
    file: "content/geography.ts",
    content: geography,
    rules: fields({ peaks: z.record(z.string(), fields({ at: coordinates })) }),
  },
  {
    file: "content/map-lines.ts",
    content: mapLines,
    rules: fields({ lines: z.array(fields({ points: z.array(coordinates) })) }),
  },
  { file: "content/pages.ts", content: pages, rules: z.record(z.string(), fields(ofPage)) },
  {
    file: "content/plans.ts",
    content: plans,
    rules: fields({
      plans: z
        .array(
          fields({
            serviceType: z.string(),
            pricePerVisit: whole(0),
            visitsPerYear: z.literal([26, 52, 104], "must be 26, 52 or 104"),
            isPopular: z.boolean(),
          }),
        )
        .check(
          different("serviceType", ({ serviceType }) => serviceType),
          z.refine((list) => list.filter(({ isPopular }) => isPopular).length === 1, {
            error: "exactly one plan must be the popular one",
          }),
        ),
      dogsIncluded: whole(1),
      additionalDogPrice: whole(0),
      firstVisitPrice: whole(0),
    }),
  },
  {
    file: "content/privacy.ts",
    content: privacy,
    rules: fields({ privacyOwner: fields({ effectiveDate: z.nullable(day) }) }),
  },
  {
    file: "content/route-plan.ts",
    content: routePlan,
    rules: fields({
      sampleCapacity: z.record(z.string(), whole(0, 99)),
      visitWindows: z.record(z.string(), z.record(z.string(), visitWindow)),
    }),
  },
  {
    file: "content/sections.ts",
    content: sections,
    rules: fields({
      firstScoopStamp: z.record(z.string(), text(12)),
      bookNowWords: fields({ areas: z.array(oneOf(slugs)) }),
    }),
  },
  {
    file: "content/served-zips.ts",
    content: servedZips,
    rules: fields({ servedZips: z.array(zip).check(different("digits", (digits) => digits)) }),
  },
  {
    file: "content/shovel.ts",
    content: shovel,
    rules: fields({ shovelWords: fields({ facts: z.array(fact) }) }),
  },
  {
    file: "content/showcase.ts",
    content: showcase,
    rules: fields({
      businessShowcase: fields({
        crewPhoto: z.nullable(photo),
        ratingsAddress: z.nullable(address),
        numberOne: z.nullable(fields({ address })),
      }),
      areaShowcase: z.partialRecord(
        z.enum(slugs),
        fields({ photo: z.optional(photo) }),
        "must be reviews and photos by the slugs of neighborhoods",
      ),
    }),
  },
  {
    file: "content/testimonials.ts",
    content: testimonials,
    rules: fields({
      testimonials: z
        .array(fields({ name: z.string(), location: oneOf(areas.map(({ name }) => name)) }))
        .check(different("name", ({ name }) => name)),
    }),
  },
  { file: "content/alarms.ts", content: alarms },
  { file: "content/area-pages.ts", content: areaPages },
  { file: "content/booking.ts", content: booking },
  { file: "content/browsers.ts", content: browsers },
  { file: "content/faqs.ts", content: faqs },
  { file: "content/for-assistants.ts", content: assistants },
  { file: "content/instant-answer.ts", content: instantAnswer },
  { file: "content/mail.ts", content: mail },
  { file: "content/navigation.ts", content: navigation },
  { file: "content/notices.ts", content: notices },
  { file: "content/open-points.ts", content: openPoints },
  { file: "content/page-words.ts", content: pageWords },
  { file: "content/pictures.ts", content: pictures },
  { file: "content/promise.ts", content: promise },
  { file: "content/proofs.ts", content: proofs },
  { file: "content/publishers.ts", content: publishers },
  { file: "content/search.ts", content: search },
  { file: "content/service-steps.ts", content: serviceSteps },
  { file: "content/visit-page.ts", content: visitPage },
  { file: "content/visit-texts.ts", content: visitTexts },
];
