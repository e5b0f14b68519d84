import * as z from "zod/mini";
import {
  areaBadges,
  areaLinks,
  areaWords,
  areaYards,
  insightHeadings,
} from "#content/area-pages.ts";
import { areaTexts } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { areaCoordinates, peaks } from "#content/geography.ts";
import { areaPage } from "#content/pages.ts";
import { regions } from "#content/shapes.ts";
import { testimonials } from "#content/testimonials.ts";
import {
  address,
  type ContentFile,
  day,
  different,
  every,
  fields,
  heading,
  listOf,
  oneOf,
  pattern,
  question,
  some,
  whole,
  words,
  yesOrNo,
} from "./kit.ts";

/** @see spec section 3 */
const slugsWithInsights: readonly string[] = [
  "old-town-scottsdale",
  "north-scottsdale",
  "mccormick-ranch",
  "desert-ridge",
  "paradise-valley-village",
  "cave-creek",
  "anthem",
];

const areaRules = listOf(
  fields({
    name: words(60),
    slug: pattern(/^[a-z]+(-[a-z]+)*$/, "must be lower-case words and hyphens"),
    region: oneOf(regions),
    /** Made from the name, for search engines. */
    pageTitle: words(60),
  }),
  22,
).check(
  different("name", (area) => area.name),
  different("slug", (area) => area.slug),
);

const fact = fields({
  text: words(400),
  source: z.optional(address),
  check: z.optional(z.literal(true, "must be true, or be left out")),
}).check(
  z.refine(({ source, check }) => Boolean(source ?? check), {
    error: "needs a source, or check: true until the owner has confirmed it",
  }),
);

const insights = fields({
  uniqueFeatures: listOf(words(), 4),
  localInsights: words(600),
  seasonalChallenges: words(600),
  communityHighlights: words(600),
  serviceFrequency: words(600),
});

const textRules = (slug: string) =>
  fields({
    slug: z.literal(slug, `must be "${slug}"`),
    description: words(160, 50),
    lead: words(),
    place: listOf(fact, 4, 6),
    yards: listOf(fact, 2, 4),
    seasons: listOf(fact, 2, 3),
    questions: listOf(question, 2),
    insights: slugsWithInsights.includes(slug)
      ? insights
      : z.optional(z.undefined("must be left out: only seven neighborhoods have insights")),
    updated: day,
  });

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

const testimonialRules = listOf(
  fields({
    name: words(60),
    location: oneOf(areas.map(({ name }) => name)),
    rating: z.literal(5, "must be 5"),
    text: words(300),
    sample: yesOrNo,
  }),
  13,
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
    content: areaTexts[slug],
  })),
  {
    file: "content/area-pages.ts",
    rules: fields({
      areaBadges: some(words(40)),
      areaLinks: every(words(60)),
      insightHeadings: every(words(60)),
      areaWords: every(heading),
      areaYards: every(
        fields({ grounds: some(words(20)), facts: whole }).check(
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
      insightHeadings,
      areaWords: Object.fromEntries(
        areas.flatMap(({ name }) =>
          Object.entries(areaWords(name)).map(([key, text]) => [`${name}, ${key}`, text]),
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
      peaks: every(fields({ name: words(40), at: coordinates })),
    }),
    content: { areaCoordinates, peaks },
  },
  { file: "content/testimonials.ts", rules: testimonialRules, content: testimonials },
];
