import * as z from "zod/mini";
import { areaBadges, areaWords } from "#content/area-pages.ts";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { drawerLinks, quickLinks } from "#content/navigation.ts";
import { commercialWords, pricingWords } from "#content/page-words.ts";
import { areaPage, pages } from "#content/pages.ts";
import { additionalDogPrice, dogsIncluded, firstVisitPrice, plans } from "#content/plans.ts";
import { benefits, bookingSteps, firstScoopStamp, sections } from "#content/sections.ts";
import { dialedDigits } from "./phone.ts";

const words = (max = 200) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const dollars = z.int().check(z.nonnegative());

const businessRules = z
  .object({
    name: words(60),
    phone: z.string().check(z.regex(/^\+1\d{10}$/, "must be +1 and ten digits")),
    vanityPhone: z.optional(words(20)),
    email: z.email(),
    place: words(),
    year: z.int().check(z.gte(2025)),
    replyWithinHours: z.int().check(z.positive()),
    rating: z.object({ value: z.number().check(z.lte(5)), count: z.int().check(z.positive()) }),
    claims: z.record(z.string(), words(60)),
  })
  .check(
    z.refine(({ phone, vanityPhone }) => !vanityPhone || dialedDigits(vanityPhone) === phone, {
      path: ["vanityPhone"],
      error: "does not dial the same digits as phone",
    }),
  );

const planRules = z
  .array(
    z.object({
      serviceType: words(40),
      title: words(60),
      label: words(40),
      pricePerVisit: dollars,
      visitsPerYear: z.literal([26, 52, 104], "must be 26, 52 or 104"),
      period: words(60),
      shortPeriod: words(60),
      description: words(),
      features: z.array(words(80)),
      isPopular: z.boolean(),
    }),
  )
  .check(
    z.refine((list) => list.filter((plan) => plan.isPopular).length === 1, {
      error: "exactly one plan must be the popular one",
    }),
  );

const unique = (key: "name" | "slug") =>
  z.refine<{ name: string; slug: string }[]>(
    (list) => new Set(list.map((area) => area[key])).size === list.length,
    { error: `two areas share a ${key}` },
  );

const areaRules = z
  .array(
    z.object({
      name: words(60),
      slug: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, "must be lower-case words and hyphens")),
      region: z.enum(["Scottsdale", "North Phoenix"]),
    }),
  )
  .check(unique("name"), unique("slug"));

const pageRules = z.record(
  z.string(),
  z.object({
    title: words(60),
    description: words(160).check(z.minLength(50)),
    headline: words(80),
    lead: words(),
    updated: z.iso.date("must be a day such as 2026-11-20"),
  }),
);

const headings = z.record(
  z.string(),
  z.object({ eyebrow: words(40), headline: words(60), lead: z.optional(words()) }),
);

const sectionRules = z.object({
  firstScoopStamp: z.object({ top: words(12), middle: words(12), bottom: words(12) }),
  sections: headings,
  bookingSteps: z.array(z.object({ title: words(60), text: words() })),
  benefits: z.array(
    z.object({
      icon: z.enum(["sunrise", "droplet", "home", "refresh", "shield", "calendar"]),
      title: words(60),
      text: words(),
    }),
  ),
});

const linkRules = z.array(
  z.object({
    label: words(40),
    href: z.string().check(z.startsWith("/", "must begin with a slash")),
  }),
);

interface ContentFile {
  readonly file: string;
  readonly rules: z.ZodMiniType;
  readonly content: unknown;
}

const files: readonly ContentFile[] = [
  { file: "content/business.ts", rules: businessRules, content: business },
  {
    file: "content/plans.ts",
    rules: z.object({
      plans: planRules,
      dogsIncluded: z.int().check(z.positive()),
      additionalDogPrice: dollars,
      firstVisitPrice: dollars,
    }),
    content: { plans, dogsIncluded, additionalDogPrice, firstVisitPrice },
  },
  { file: "content/areas.ts", rules: areaRules, content: areas },
  {
    file: "content/pages.ts",
    rules: pageRules,
    content: { ...pages, ...Object.fromEntries(areas.map((area) => [area.slug, areaPage(area)])) },
  },
  {
    file: "content/sections.ts",
    rules: sectionRules,
    content: { firstScoopStamp, sections, bookingSteps, benefits },
  },
  {
    file: "content/page-words.ts",
    rules: z.object({ pricingWords: headings, commercialWords: headings }),
    content: { pricingWords, commercialWords },
  },
  {
    file: "content/area-pages.ts",
    rules: z.object({ areaBadges: z.array(words(40)), areaWords: headings }),
    content: {
      areaBadges,
      areaWords: Object.fromEntries(
        areas.flatMap(({ name }) =>
          Object.entries(areaWords(name)).map(([key, text]) => [`${name}, ${key}`, text]),
        ),
      ),
    },
  },
  {
    file: "content/navigation.ts",
    rules: z.object({ drawerLinks: linkRules, quickLinks: linkRules }),
    content: { drawerLinks, quickLinks },
  },
];

/**
 * Checks what the owner wrote, at build and at start.
 * @returns one sentence for each mistake, naming file and key; empty when all is well
 */
export const contentMistakes = (checked: readonly ContentFile[] = files): string[] =>
  checked.flatMap(({ file, rules, content }) => {
    const { error } = z.safeParse(rules, content);
    return (error?.issues ?? []).map(
      ({ path, message }) => `${file}: ${path.join(".") || "the list"}: ${message}`,
    );
  });

/** Stops the build or the start with all mistakes at once. */
export function checkContent(): void {
  const mistakes = contentMistakes();
  if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join("\n")}`);
}
