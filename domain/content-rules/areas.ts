import * as z from "zod/mini";
import {
  areaBadges,
  areaLinks,
  areaOffer,
  areaWords,
  areaYards,
  insightHeadings,
  servicesHeading,
} from "#content/area-pages.ts";
import { areaTexts } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { areaCoordinates, peaks } from "#content/geography.ts";
import { areaPage } from "#content/pages.ts";
import { type AreaText, regions } from "#content/shapes.ts";
import { areaShowcase, businessShowcase } from "#content/showcase.ts";
import { testimonials } from "#content/testimonials.ts";
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
} from "./kit.ts";

const areaRules = nonEmptyArray(
  fields({
    name: words(60),
    slug: pattern(/^[a-z]+(-[a-z]+)*$/, "must be lower-case words and hyphens"),
    city: words(30),
    region: oneOf(regions),
    /** Made from the name, for search engines. */
    pageTitle: words(60),
  }),
).check(
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
  notes: z.optional(nonEmptyArray(z.extend(fact, { title: words(60) }))),
  check: z.optional(isTrue),
});

const textRules = (slug: string) =>
  fields({
    slug: z.literal(slug, `must be "${slug}"`),
    description: words(160, 50),
    lead: words(),
    headings: record(words(60)),
    plan: words(300),
    visit,
    place: listOf(fact, 4, 6),
    yards: listOf(fact, 2, 4),
    seasons: listOf(fact, 2, 3),
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

const photo = fields({
  file: pattern(/^[\w-]+\.(avif|jpe?g|png|webp)$/, "must be a file of content/photos"),
  alt: words(),
});

const testimonialRules = nonEmptyArray(
  fields({
    name: words(60),
    location: oneOf(areas.map(({ name }) => name)),
    rating: z.literal(5, "must be 5"),
    text: words(300),
    sample: yesOrNo,
  }),
).check(different("name", (testimonial) => testimonial.name));

/** The neighborhoods, and what their people say. */
export const areaFiles: readonly ContentFile[] = [
  {
    file: "content/areas.ts",
    rules: areaRules,
    content: areas.map((area) => ({ ...area, pageTitle: areaPage(area).title })),
  },
  ...areas.map(({ slug }) => ({
    file: `content/area-texts/${slug}.ts`,
    rules: textRules(slug),
    content: withFacts(areaTexts[slug]),
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
      areaYards: record(
        fields({ grounds: nonEmptyArray(words(20)), facts: integer }).check(
          z.refine(({ grounds, facts }) => grounds.length === facts, {
            path: ["grounds"],
            error: "must be as many as the neighborhood has facts about yards",
          }),
        ),
      ),
    }),
    content: {
      areaBadges,
      areaLinks,
      areaOffer,
      servicesHeading,
      insightHeadings,
      areaWords: Object.fromEntries(
        areas.flatMap(({ name, slug }) =>
          Object.entries(areaWords(name, areaTexts[slug])).map(([key, text]) => [
            `${name}, ${key}`,
            text,
          ]),
        ),
      ),
      areaYards: Object.fromEntries(
        areas.map(({ slug }) => [
          slug,
          { grounds: areaYards[slug].grounds, facts: areaTexts[slug].yards.length },
        ]),
      ),
    },
  },
  {
    file: "content/geography.ts",
    rules: fields({
      areaCoordinates: z.record(
        z.enum(areas.map(({ slug }) => slug)),
        coordinates,
        "must have a place for each of the areas, and for no other",
      ),
      peaks: record(fields({ name: words(40), at: coordinates })),
    }),
    content: { areaCoordinates, peaks },
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
