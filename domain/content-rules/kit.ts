import * as z from "zod/mini";

/** A file of `content/`, and the rules for it. */
export interface ContentFile {
  readonly file: string;
  readonly rules: z.ZodMiniType;
  readonly content: unknown;
}

const atLeast = (min: number) =>
  min === 1 ? "must not be empty" : `must be at least ${min} characters long`;

/** Text that people read. */
export const words = (max = 200, min = 1) =>
  z
    .string("must be text")
    .check(
      z.trim(),
      z.minLength(min, atLeast(min)),
      z.maxLength(max, `must be at most ${max} characters long`),
    );

export const pattern = (form: RegExp, error: string) => z.string(error).check(z.regex(form, error));

export const integer = z.int("must be a whole number");
export const positive = integer.check(z.positive("must be above zero"));
export const dollars = z.int("must be whole dollars").check(z.nonnegative("must not be negative"));
export const yesOrNo = z.boolean("must be true or false");
export const day = z.iso.date("must be a day such as 2026-11-20");
/** Sites with copies of other people's documents, and hosts of test pages. */
const mirrors =
  /(fdocuments|vdocuments?|documents\.pub|yumpu|doczz|docslib|scribd|elaws|wikimili)|\.sitefinity\.cloud$|^web-prod\.|^staging\./;

export const address = pattern(
  /^https:\/\/\S+$/,
  "must be an address that begins with https://",
).check(
  z.refine((given) => !mirrors.test(URL.parse(given)?.hostname ?? ""), {
    error: "must be the place itself, not a copy of it on another site",
  }),
);

export const zip = pattern(/^\d{5}$/, "must be five digits");

export const oneOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, `must be one of: ${choices.join(", ")}`);

const noGroup = "is missing or is not a group of fields";

export const fields = <T extends z.core.$ZodShape>(shape: T) => z.object(shape, noGroup);

const listLength = (min: number, max: number) => {
  if (min === max) return `must have exactly ${min} entries`;
  return max === Number.POSITIVE_INFINITY
    ? `must have at least ${min}`
    : `must have ${min} to ${max} entries`;
};

/** A list of `min` to `max` entries; exactly `min` without `max`. */
export const listOf = <T extends z.core.$ZodType>(entry: T, min: number, max = min) =>
  z
    .array(entry, "must be a list")
    .check(z.minLength(min, listLength(min, max)), z.maxLength(max, listLength(min, max)));

/** A list of one entry or more. */
export const nonEmptyArray = <T extends z.core.$ZodType>(entry: T) =>
  listOf(entry, 1, Number.POSITIVE_INFINITY);

/** Two entries of a list must differ in this. */
export const different = <T>(what: string, of: (entry: T) => string) =>
  z.refine<T[]>((list) => new Set(list.map(of)).size === list.length, {
    error: `two of them have the same ${what}`,
  });

/** The same rule for every key. */
export const record = <T extends z.core.$ZodType>(rule: T) => z.record(z.string(), rule, noGroup);

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Words in groups, as one flat group: "confirmation.close" and so on. */
export const flat = (group: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
      if (typeof value === "function") return [];
      return isGroup(value)
        ? Object.entries(flat(value)).map(([rest, word]) => [`${key}.${rest}`, word])
        : [[key, value]];
    }),
  );

/** The words above a section. */
export const heading = fields({
  eyebrow: words(40),
  headline: words(60),
  lead: z.optional(words()),
});

export const step = fields({ title: words(60), text: words() });

export const question = fields({ question: words(120), answer: words(400) });
