import * as z from "zod/mini";
import {
  areaBadges,
  areaLinks,
  areaOffer,
  areaWords,
  insightHeadings,
  servicesHeading,
} from "#content/area-pages.ts";
import { type AreaText, areaTints, regions, yardGrounds } from "#content/area-shapes.ts";
import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { peaks } from "#content/geography.ts";
import { areaPage } from "#content/pages.ts";
import { sceneWords } from "#content/pictures.ts";
import { weekdays } from "#content/shapes.ts";
import { areaShowcase, businessShowcase } from "#content/showcase.ts";
import { testimonials } from "#content/testimonials.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { factOf } from "#domain/sources.ts";
import {
  address,
  type ContentFile,
  day,
  different,
  fields,
  heading,
  integer,
  listOf,
  nonEmptyArray,
  oneOf,
  pattern,
  question,
  record,
  words,
  yesOrNo,
  zip,
} from "./kit.ts";

const degrees = (from: number, to: number) =>
  z
    .number("must be degrees")
    .check(
      z.gte(from, `must be ${from} to ${to} degrees`),
      z.lte(to, `must be ${from} to ${to} degrees`),
    );
const coordinates = z.tuple(
  [degrees(33, 34.5), degrees(-113, -111)],
  "must be latitude and longitude",
);

/** A booking counts for one neighborhood, so each zip is listed for one only. */
function zipsOf(slug: string) {
  const others = new Map(
    areas
      .filter((area) => area.slug !== slug)
      .flatMap(({ name, zips }) => zips.map((given): [string, string] => [given, name])),
  );
  const free = z.refine<string>((given) => !others.has(given), {
    error: ({ input }) => `counts for ${others.get(String(input))} already`,
  });
  return z.array(zip.check(free), "must be a list");
}

const partOf = (part: Readonly<Record<string, string>>) => oneOf(Object.keys(part));

const areaRules = (slug: string) =>
  fields({
    name: words(60),
    slug: pattern(/^[a-z]+(-[a-z]+)*$/, "must be lower-case words and hyphens"),
    city: words(30),
    region: oneOf(regions),
    coordinates,
    zips: zipsOf(slug),
    sharedZips: z.optional(z.array(zip, "must be a list")),
    routeDays: z.optional(nonEmptyArray(oneOf(weekdays))),
    tint: oneOf(areaTints),
    hasAssociation: yesOrNo,
    scene: fields({
      ridge: partOf(sceneWords.ridge),
      ground: partOf(sceneWords.ground),
      landmark: partOf(sceneWords.landmark),
      plants: partOf(sceneWords.plants),
      sun: oneOf(["left", "right"]),
      dog: partOf(sceneWords.dog),
    }),
    grounds: nonEmptyArray(oneOf(yardGrounds)),
    example: fields({ serviceType: oneOf(serviceTypes), dogs: oneOf(dogCounts) }),
    /** Made from the name, for search engines. */
    pageTitle: words(60),
    yardFacts: integer,
  }).check(
    z.refine(({ grounds, yardFacts }) => grounds.length === yardFacts, {
      path: ["grounds"],
      error: "must be as many as the neighborhood has facts about yards",
    }),
  );

const areaListRules = nonEmptyArray(fields({ name: words(), slug: words() })).check(
  different("name", (area) => area.name),
  different("slug", (area) => area.slug),
);

const isTrue = z.literal(true, "must be true, or be left out");

/** Fields that name the source of a statement. */
const marks = { source: z.optional(address), check: z.optional(isTrue) };

const fact = fields({ text: words(400), ...marks }).check(
  z.refine(({ source, check }) => Boolean(source ?? check), {
    error: "needs a source, or check: true until the owner has confirmed it",
  }),
);

const insight = fields({ text: words(600), ...marks });

const insights = fields({
  uniqueFeatures: listOf(words(), 4),
  localInsights: insight,
  seasonalChallenges: insight,
  communityHighlights: insight,
  serviceFrequency: insight,
});

const visit = fields({
  book: words(),
  agree: words(250),
  scoop: words(250),
  after: words(100),
  home: words(),
  community: words(),
  once: words(),
  check: z.optional(isTrue),
});

const textRules = fields({
  description: words(160, 50),
  lead: words(),
  headings: record(words(60)),
  plan: words(300),
  visit,
  place: z.optional(listOf(fact, 2)),
  yards: listOf(fact, 2),
  seasons: z.optional(listOf(fact, 2)),
  questions: listOf(fields({ ...question.shape, ...marks }), 2),
  insights: z.optional(insights),
  updated: day,
});

/** Insights are checked as facts, whichever way they are written. */
const withFacts = ({ insights, ...text }: AreaText) => {
  if (!insights) return text;
  const { uniqueFeatures, ...paragraphs } = insights;
  const facts = Object.entries(paragraphs).map(([name, insight]) => [name, factOf(insight)]);
  return { ...text, insights: { uniqueFeatures, ...Object.fromEntries(facts) } };
};

const photo = fields({
  file: pattern(/^[\w-]+\.(avif|jpe?g|png|webp)$/, "must be a file of content/photos"),
  alt: words(),
});

const testimonialRules = z
  .array(
    fields({
      name: words(60),
      location: oneOf(areas.map(({ name }) => name)),
      rating: z.literal(5, "must be 5"),
      text: words(300),
      sample: yesOrNo,
    }),
    "must be a list",
  )
  .check(different("name", (testimonial) => testimonial.name));

/** The neighborhoods, and what their people say. */
export const areaFiles: readonly ContentFile[] = [
  { file: "content/areas.ts", rules: areaListRules, content: areas },
  ...areas.map((area) => ({
    file: `content/areas.ts, ${area.name}`,
    rules: areaRules(area.slug),
    content: {
      ...area,
      pageTitle: areaPage(area).title,
      yardFacts: areaText(area.slug).yards.length,
    },
  })),
  ...areas.map(({ slug }) => ({
    file: `content/area-texts/${slug}.ts`,
    rules: textRules,
    content: withFacts(areaText(slug)),
  })),
  {
    file: "content/area-pages.ts",
    rules: fields({
      areaBadges: nonEmptyArray(words(40)),
      areaLinks: record(words(60)),
      areaOffer: words(),
      servicesHeading: words(60),
      insightHeadings: record(words(60)),
      areaWords: record(heading),
    }),
    content: {
      areaBadges,
      areaLinks,
      areaOffer,
      servicesHeading,
      insightHeadings,
      areaWords: Object.fromEntries(
        areas.flatMap(({ name, slug }) =>
          Object.entries(areaWords(name, areaText(slug))).map(([key, text]) => [
            `${name}, ${key}`,
            text,
          ]),
        ),
      ),
    },
  },
  {
    file: "content/geography.ts",
    rules: fields({
      peaks: record(fields({ name: words(40), at: coordinates })),
    }),
    content: { peaks },
  },
  { file: "content/testimonials.ts", rules: testimonialRules, content: testimonials },
  {
    file: "content/showcase.ts",
    rules: fields({
      businessShowcase: fields({
        crewPhoto: z.nullable(photo),
        licenseNumber: z.nullable(words(40)),
        ratingsAddress: z.nullable(address),
        numberOne: z.nullable(fields({ text: words(80), address })),
      }),
      areaShowcase: z.partialRecord(
        z.enum(areas.map(({ slug }) => slug)),
        fields({
          review: z.optional(fields({ name: words(60), text: words(300) })),
          photo: z.optional(photo),
        }),
        "must be reviews and photos by the slugs of neighborhoods",
      ),
    }),
    content: { businessShowcase, areaShowcase },
  },
];
