import * as z from "zod/mini";
import { weekdays } from "./weekdays.ts";

/*
 * The form of each kind of value in `content/`, once: its type and its limits. Values import only the types, so that
 * no page loads zod. `domain/content/rules.ts` says which value has which form. No text is empty, and each is as short
 * as its name asks for (`domain/content/mistakes.ts`). A name that none of them knows is a mistake.
 */

/** `satisfies` takes constants only where the type's lists are read-only. */
export const list = <T extends z.ZodMiniType>(entry: T) => z.readonly(z.array(entry));

/** Two entries of a list must differ in this. */
export const different = <T>(what: string, of: (entry: T) => unknown) =>
  z.refine<readonly T[]>((entries) => new Set(entries.map(of)).size === entries.length, {
    error: `two of them have the same ${what}`,
  });

export const exactly = <T extends z.ZodMiniType>(count: number, entry: T) =>
  list(entry).check(z.length(count, `must have exactly ${count} entries`));

export const pattern = (form: RegExp, error: string) => z.string(error).check(z.regex(form, error));

/** A text with other limits than its name has. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.minLength(min, `must be at least ${min} characters long`),
      z.maxLength(max, `must be at most ${max} characters long`),
    );

export const whole = (min: number, max = Number.POSITIVE_INFINITY) =>
  z
    .int("must be a whole number")
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`));

export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, `must be one of: ${choices.join(", ")}`);

/** Left out, or true: until the owner has confirmed what no source says. `npm run golive` lists these. */
export const check = z.exactOptional(z.literal(true));

export const day = z.iso.date("must be a day such as 2026-11-20");
export const zip = pattern(/^\d{5}$/, "must be five digits");
/** Phoenix time, on 24 hours. */
export const officeTime = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 07:00");
export const sunTime = pattern(/^\d{1,2}:[0-5]\d$/, "must be a time such as 5:18");

/** Sites with copies of other people's documents, and hosts of test pages. */
const mirrors =
  /(fdocuments|vdocuments?|documents\.pub|yumpu|doczz|docslib|scribd|elaws|wikimili)|\.sitefinity\.cloud$|^web-prod\.|^staging\./;
export const address = pattern(
  /^https:\/\/\S+$/,
  "must be an address that begins with https://",
).check(
  z.refine((given) => !mirrors.test(/^https:\/\/([^/?#]+)/.exec(given)?.[1] ?? ""), {
    error: "must be the place itself, not a copy of it on another site",
  }),
);

export const plan = z.strictObject({
  /** How the plan is named in a booking. Stored with every booking: never change one that was in use. */
  serviceType: oneOf(["bi-weekly", "weekly", "twice-weekly"]),
  /** Headline of the plan's card. */
  title: z.string(),
  /** The plan in the form's select. */
  label: z.string(),
  /** Whole US dollars for one visit with the dogs that are included. */
  pricePerVisit: whole(0),
  /** Monthly prices follow from it. */
  visitsPerYear: z.literal([26, 52, 104], "must be 26, 52 or 104"),
  /** What follows the price on the plan's card. */
  period: z.string(),
  /** What follows the price beside the form's button. */
  shortPeriod: z.string(),
  /** One sentence: for whom the plan is. */
  description: z.string(),
  isPopular: z.boolean(),
});
export type Plan = z.output<typeof plan>;

/** The claims that an owner can switch off. */
export const claimNames = [
  ...["insured", "noContracts", "guarantee", "noCommitment", "missedVisit", "sanitized"],
  ...["sameDay", "sameWeek", "desertRoutes", "hoaRules", "changes"],
] as const;
export type ClaimName = (typeof claimNames)[number];

/** `value` out of 5, from `count` ratings. */
export const rating = z.strictObject({
  value: z.number().check(z.positive("must be above zero"), z.lte(5, "must be at most 5")),
  count: whole(1, 100_000),
  /** Where anybody can read the ratings. */
  proof: address,
});

export const business = z.strictObject({
  name: z.string(),
  /** The service line. Every visible form and every link is made from it. */
  phone: z.nullable(pattern(/^\+1\d{10}$/, "must be +1 and ten digits")),
  email: z.nullable(z.email("must be an email address")),
  /** Shown in the footer and beside the contact data. */
  place: z.string(),
  /** The year in the footer. */
  year: whole(2025),
  /** A booking visitor hears from the team within this many hours. */
  replyWithinHours: whole(1),
  /** This many hours before that time runs out, the owner is reminded of a booking that nobody has called about. */
  remindHoursBefore: whole(1),
  /** The rating that the business claims. A site for strangers claims none without its proof. */
  rating: z.nullable(z.extend(rating, { proof: z.nullable(address) })),
  claims: z.record(z.string(), z.string()),
});
export type Business = z.output<typeof business>;

export const openHours = z
  .strictObject({ days: list(oneOf(weekdays)), opens: officeTime, closes: officeTime })
  .check(
    z.refine(({ opens, closes }) => opens < closes, {
      path: ["opens"],
      error: "must be before the closing time",
    }),
  );
export type OpenHours = z.output<typeof openHours>;

const everyYear = {
  name: z.string(),
  /** 1 is January. */
  month: whole(1, 12),
  /** The phones are answered as on any other day; only visits pause. */
  phones: z.exactOptional(z.literal(true)),
};
/** A day that is closed every year: a date, or a weekday such as the fourth Thursday of November. */
export const holiday = z.union([
  z.strictObject({ ...everyYear, date: whole(1, 31) }),
  z.strictObject({
    ...everyYear,
    weekday: oneOf(weekdays),
    week: z.literal([1, 2, 3, 4, "last"]),
  }),
]);
export type Holiday = z.output<typeof holiday>;

export const businessAddress = z.strictObject({
  street: z.nullable(z.string()),
  locality: z.string(),
  region: pattern(/^[A-Z]{2}$/, "must be two capitals such as AZ"),
  zip: z.nullable(z.string()),
});
export type BusinessAddress = z.output<typeof businessAddress>;

/** A part of a day that the owner promises. */
export const visitWindow = z
  .strictObject({
    label: z.string(),
    /** Null for first light. */
    starts: z.nullable(officeTime),
    ends: officeTime,
  })
  .check(
    z.refine(({ starts, ends }) => starts === null || starts < ends, {
      path: ["starts"],
      error: "must be before the end",
    }),
  );
export type VisitWindow = z.output<typeof visitWindow>;

/** A month of the desert's year, for Phoenix. */
export const climateMonth = z.strictObject({
  name: z.string(),
  /** Average high, whole degrees Fahrenheit. */
  averageHigh: z.int("must be a whole number"),
  /** On the 15th, local time. */
  sunrise: sunTime,
});
export type ClimateMonth = z.output<typeof climateMonth>;

/** What search engines and social cards say of a page. */
export const pageText = z.strictObject({
  title: z.string(),
  description: text(160, 50),
  /** The page's one headline. */
  headline: z.string(),
  /** The sentence below the headline. */
  lead: text(200),
  /** The day on which the page's words last changed. Search engines read it. */
  updated: day,
  /** Whether an owner has changed what its social picture says. */
  hasOwnWords: z.exactOptional(z.literal(true)),
});
export type PageText = z.output<typeof pageText>;

/** The words above a section of a page. */
export const sectionText = z.strictObject({
  /** A few words above the headline, where it does not say by itself what the section is. */
  eyebrow: z.exactOptional(z.string()),
  /** In sentence case: the design sets it in capitals. */
  headline: z.string(),
  /** One or two sentences below the headline. */
  lead: z.exactOptional(z.string()),
});
export type SectionText = z.output<typeof sectionText>;

export const step = z.strictObject({
  /** What happens, in two to five words. */
  title: z.string(),
  /** One sentence more. */
  text: z.string(),
});
export type Step = z.output<typeof step>;

export const question = z.strictObject({
  question: z.string(),
  answer: z.string(),
  /** Where the statements in the answer can be read. */
  source: z.exactOptional(address),
  check,
});
export type Question = z.output<typeof question>;

/** What a customer said, as an owner writes it in the inbox. */
export const review = z.strictObject({
  name: text(40),
  neighborhood: text(40),
  text: text(300, 20),
  /** Where it was said: "Google, March 2027". */
  where: text(80),
  /** They said this, and agreed to its being here. */
  agreed: z.literal(true, "must be agreed to by the customer"),
});
export type Review = z.output<typeof review>;

/** A review as pages show it. Those that come with the project are samples, marked so. */
export const testimonial = z.strictObject({
  name: z.string(),
  /** A neighborhood. */
  location: z.string(),
  /** Out of five, if the customer gave stars. */
  rating: z.exactOptional(z.literal(5)),
  text: z.string(),
  /** The dog that the text names, if it is one of the hero's. */
  dog: z.exactOptional(oneOf(["retriever", "husky", "chihuahua"])),
  where: z.exactOptional(z.string()),
  /** True until this is a real customer's words: the site refuses to go live with samples. */
  sample: z.boolean(),
});
export type Testimonial = z.output<typeof testimonial>;

export const addOn = z.strictObject({
  name: text(40),
  /** Whole US dollars. */
  price: whole(0, 500),
  description: text(160),
});
export type AddOn = z.output<typeof addOn>;

export const discount = z.strictObject({ title: text(40), text: text(160) });
export type Discount = z.output<typeof discount>;

/** What the business does for communities and managers. */
export const offering = z.strictObject({
  picture: oneOf(["hoa", "apartments", "management"]),
  title: z.string(),
  text: z.string(),
  /** A line each. */
  points: list(z.string()).check(
    z.minLength(1, "must have 1 to 4"),
    z.maxLength(4, "must have 1 to 4"),
  ),
});
export type Offering = z.output<typeof offering>;

/** Its `href` is an address of this site, with its slash. */
export const navigationLink = z.strictObject({ label: z.string(), href: z.string() });
export type NavigationLink = z.output<typeof navigationLink>;

export const proofs = z.record(
  oneOf(["license", "insurance", "servedZips", "routeHours"]),
  z.nullable(z.string()),
);
export type Proofs = Readonly<z.output<typeof proofs>>;

/** What only the owner can put on the privacy page; null until it is known. */
export const privacyOwner = z.strictObject({
  /** The name of the company or person in contracts. */
  legalName: z.nullable(z.string()),
  /** Where a letter arrives, in one line. */
  postalAddress: z.nullable(z.string()),
  /** The date on which the policy takes effect. */
  effectiveDate: z.nullable(day),
});
export type PrivacyOwner = Readonly<z.output<typeof privacyOwner>>;

/** Why something about a visitor is kept, and for how long. */
export const dataUse = z.strictObject({
  why: z.string(),
  kept: z.string(),
  /** Whether erasing a booking deletes it. */
  isErased: z.boolean(),
});
export type DataUse = z.output<typeof dataUse>;

/** A photo that the owner uploaded in the inbox. */
export const photo = z.strictObject({
  url: pattern(/^\/photos\/[\w-]+\.jpg$/, "must be an uploaded photo"),
  width: whole(1, 4096),
  height: whole(1, 4096),
  /** What it shows, for those who do not see it. */
  alt: text(120),
});
export type Photo = z.output<typeof photo>;
