import * as z from "zod/mini";
import { areas } from "#content/areas.ts";
import * as forms from "#content/schemas.ts";

/*
 * What an owner can change without a developer, by name: the form of each value and its limits. Imports nothing that an
 * owner can change: the program checks changes before it loads that.
 */

const { different, list, text, whole } = forms;

const price = whole(1, 500);
const listOf = <T extends z.ZodMiniType>(entry: T, max: number) =>
  list(entry).check(z.maxLength(max, `must have at most ${max} entries`));

/** A number of the United States, and none of the reserved ones. */
const phone = forms
  .pattern(/^\+1[2-9]\d{2}[2-9]\d{6}$/, "Please use a US number such as (480) 234-5678")
  .check(z.refine((given) => given.slice(5, 8) !== "555", "555 numbers are reserved for films"));

/** A text whose prices follow the prices. */
const words = (max: number, min = 1) =>
  text(max, min).check(
    z.refine((given) => !/\$\s?\d/.test(given), {
      error: "names a price in figures: use {weekly} or another name in braces, which follows it",
    }),
  );

const notice = z
  .strictObject({ text: words(140), from: forms.day, to: forms.day })
  .check(
    z.refine(({ from, to }) => from <= to, { path: ["to"], error: "must not be before from" }),
  );

/** By the letters that the fonts have. */
const shown = (max: number, min = 1) =>
  words(max, min).check(
    z.regex(
      /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/u,
      "has a letter that our fonts lack",
    ),
  );

const questions = listOf(z.strictObject({ question: words(120), answer: words(600) }), 20).check(
  z.minLength(1, "must have one or more"),
);

/** The pages whose words an owner can change. */
export const ownPages = ["home", "bookNow", "pricing", "commercial", "blog", "privacy"] as const;

const pageThings = {
  title: shown(60),
  description: shown(160, 50),
  headline: shown(80),
  lead: shown(200),
};

export const things = {
  "plans.bi-weekly.pricePerVisit": price,
  "plans.weekly.pricePerVisit": price,
  "plans.twice-weekly.pricePerVisit": price,
  additionalDogPrice: whole(0, 100),
  referralReward: whole(0, 500),
  addOns: listOf(forms.addOn, 6),
  discounts: listOf(forms.discount, 6),
  phone,
  email: z.email("Please use an email address"),
  hours: listOf(forms.openHours, 7).check(
    z.minLength(1, "must have one or more"),
    z.refine(
      (rows) =>
        new Set(rows.flatMap(({ days }) => days)).size === rows.flatMap(({ days }) => days).length,
      "a day is in it twice",
    ),
  ),
  holidays: listOf(forms.holiday, 30).check(different("name", ({ name }) => name)),
  notice: z.nullable(notice),
  servedZips: listOf(forms.zip, 200).check(
    z.minLength(1, "must have one or more"),
    different("digits", (digits) => digits),
    ...areas.flatMap(({ name, zips }) =>
      zips.map((zip) =>
        z.refine<readonly string[]>(
          (served) => served.includes(zip),
          `must have ${zip}, the zip code of ${name}`,
        ),
      ),
    ),
  ),
  legalName: text(120),
  postalAddress: text(200),
  effectiveDate: forms.day,
  /** Its number, shown beside the claim. */
  license: text(60),
  ...Object.fromEntries(forms.claimNames.map((name) => [`claims.${name}`, z.boolean()])),
  rating: z.nullable(forms.rating),
  reviews: listOf(forms.review, 30),
  "faqs.home": questions,
  "faqs.booking": questions,
  "faqs.pricing": questions,
  "photos.portrait": z.nullable(z.extend(forms.photo, { names: text(60) })),
  "photos.pairs": listOf(z.strictObject({ before: forms.photo, after: forms.photo }), 6),
  "photos.areas": listOf(z.extend(forms.photo, { area: text(40) }), 50).check(
    different("neighborhood", ({ area }) => area),
  ),
  /** The owner's own ready texts to customers. */
  texts: listOf(z.strictObject({ title: text(40), text: text(320) }), 12),
  ...Object.fromEntries(
    ownPages.flatMap((page) =>
      Object.entries(pageThings).map(([part, form]) => [`pages.${page}.${part}`, form]),
    ),
  ),
} satisfies Record<string, z.ZodMiniType>;

const byName = new Map<string, z.ZodMiniType>(Object.entries(things));

/** Undefined for what cannot be changed. */
export const formOf = (thing: string): z.ZodMiniType | undefined => byName.get(thing);

/** Whether null is a value of a thing. For others it brings the default back. */
export const isNullable = (thing: string): boolean =>
  formOf(thing)?.safeParse(null).success ?? false;

/** By the names of things. */
export type Changes = Readonly<Record<string, unknown>>;

/** A change that does not fit this program, which may be newer, and why. */
export interface Misfit {
  readonly thing: string;
  readonly text: string;
}

export function misfitsIn(changes: Changes): Misfit[] {
  return Object.entries(changes).flatMap(([thing, value]) => {
    const form = formOf(thing);
    const { error } = form?.safeParse(value) ?? {};
    if (form && !error) return [];
    return [{ thing, text: error?.issues[0]?.message ?? "is not known any more" }];
  });
}

/** Those that are left. */
export function without(misfits: readonly Misfit[], changes: Changes): Changes {
  const left = new Set(misfits.map(({ thing }) => thing));
  return Object.fromEntries(Object.entries(changes).filter(([thing]) => !left.has(thing)));
}

export const fitting = (changes: Changes): Changes => without(misfitsIn(changes), changes);
