import type { AreaText } from "#content/area-shapes.ts";
import type { Business, PrivacyOwner, Proofs, Testimonial } from "#content/shapes.ts";
import { keepsPromise } from "#domain/published/privacy.ts";
import { factOf } from "#domain/published/sources.ts";
import { formatPhone } from "#domain/typed/phones.ts";

/** What the owner wrote that the law has a say in, and where it goes. */
export interface OwnersFacts {
  readonly business: Pick<Business, "phone" | "email" | "rating">;
  readonly testimonials: readonly Pick<Testimonial, "sample">[];
  readonly proofs: Proofs;
  readonly privacyOwner: PrivacyOwner;
}

export interface Launch extends OwnersFacts {
  readonly siteUrl: string;
  /** The address in the pages of `dist/`. */
  readonly builtFor: string;
  readonly smtpUrl: string | undefined;
  /** Where leads go, if not to the business's own address. */
  readonly ownerEmail: string | undefined;
  readonly users: number;
  readonly areaTexts: readonly (Pick<
    AreaText,
    "slug" | "place" | "yards" | "seasons" | "questions" | "insights"
  > & { readonly visit: Pick<AreaText["visit"], "check"> })[];
  readonly address: { readonly street: string | null; readonly zip: string | null };
  /** What the privacy page says, and the setting; null erases nothing. */
  readonly leadMonths: { readonly promised: number; readonly set: number | null };
  readonly hasRoutePlan: boolean;
}

/** Whether a host, or the host of an email address, is a placeholder or this machine. */
export const isPlaceholder = (address: string) =>
  /(^|[.@])(example(\.(com|net|org))?|invalid|localhost|test)$|(^|@)(127\.|\[::1\])/i.test(address);

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** The exchange after +1 and the area code: 555 is reserved for fiction. */
export const isFictional = (phone: string): boolean => phone.slice(5, 8) === "555";

/** A public site that lacks one of these breaks the law or a promise. They are never made up: the page leaves them out. */
export const blockerNames = {
  reviews: "real customers' reviews",
  rating: "the proof of the rating",
  phone: "the phone number",
  legalName: "the legal name",
  postalAddress: "the postal address",
  effectiveDate: "the date of the privacy policy",
  build: "pages built for this address",
} as const;
export type BlockerName = keyof typeof blockerNames;

export const blockerList = [
  "reviews",
  "rating",
  "phone",
  "legalName",
  "postalAddress",
  "effectiveDate",
  "build",
] as const satisfies readonly BlockerName[];

type Check<Given> = (given: Given) => string | readonly string[] | false;

const blockers: Readonly<Record<Exclude<BlockerName, "build">, Check<OwnersFacts>>> = {
  reviews: ({ testimonials }) => {
    const samples = testimonials.filter(({ sample }) => sample).length;
    return (
      samples > 0 &&
      `Testimonials: ${count(samples, "is a sample that nobody", "are samples that nobody")} said, and publishing invented reviews is unlawful (16 CFR 465). Put real customers' words into content/testimonials.ts, with their permission, or remove the samples.`
    );
  },
  rating: ({ business: { rating }, proofs }) =>
    rating !== null &&
    !proofs.rating?.trim() &&
    "Rating: nothing is noted in content/proofs.ts (rating) for the claimed rating: note where it can be read and the day it was counted, or set rating in content/business.ts to null.",
  phone: ({ business: { phone } }) =>
    (phone === null || isFictional(phone)) &&
    `Phone: ${phone === null ? "there is none" : `${formatPhone(phone)} is a placeholder`}. Put the service line into content/business.ts.`,
  legalName: privacyBlocker("legalName", "the legal name of the business"),
  postalAddress: privacyBlocker("postalAddress", "its postal address"),
  effectiveDate: privacyBlocker(
    "effectiveDate",
    "the date on which the policy takes effect (read the page first)",
  ),
};

function privacyBlocker(name: keyof PrivacyOwner, task: string): Check<OwnersFacts> {
  return ({ privacyOwner }) =>
    !privacyOwner[name]?.trim() && `Privacy: put ${task} into content/privacy.ts (${name}).`;
}

export interface Blocker {
  readonly name: BlockerName;
  readonly task: string;
}

/** What must be filled in before strangers may see the site. */
export const blockersOf = (facts: OwnersFacts): Blocker[] =>
  blockerList.flatMap((name) => {
    const task = name !== "build" && blockers[name](facts);
    return typeof task === "string" ? [{ name, task }] : [];
  });

type Facts = Readonly<Record<string, string | null>>;

const unfilled = (facts: Facts, tasks: Readonly<Record<string, string>>) =>
  Object.entries(tasks).filter(([name]) => !facts[name]?.trim());

const proofTasks = {
  license: "the claim of a license: note its number and where the paper is",
  insurance: "the claim of bond and insurance: note company, policy and date",
  servedZips: "the served zips: compare them with your routes, then note who did and when",
  routeHours: "the hours at which routes start: confirm them, then note who did and when",
} as const satisfies Record<Exclude<keyof Proofs, "rating">, string>;

const advice: readonly Check<Launch>[] = [
  function siteAddress({ siteUrl, builtFor }) {
    const { hostname, protocol } = new URL(siteUrl);
    if (isPlaceholder(hostname))
      return `SITE_URL is ${siteUrl}: set it to the public https address, then build again.`;
    if (protocol !== "https:")
      return `SITE_URL is ${siteUrl}: put https in front of the site and set SITE_URL to it.`;
    return (
      builtFor !== siteUrl &&
      `The site is built for ${builtFor}, SITE_URL is ${siteUrl}: run "npm run build" again.`
    );
  },
  ({ smtpUrl }) =>
    !smtpUrl &&
    "Mail server: SMTP_URL is not set, so every email stays a file in DATA_DIR/mail. Set it in /etc/scoopdale.env.",
  ({ ownerEmail = "" }) =>
    isPlaceholder(ownerEmail) &&
    `Leads: OWNER_EMAIL is ${ownerEmail}, a placeholder. Set an address that somebody reads in /etc/scoopdale.env.`,
  ({ ownerEmail, business: { email } }) =>
    (ownerEmail ?? email) === email &&
    "Leads: they are mailed from and to the same address, which mailboxes take for a forgery. Set OWNER_EMAIL in /etc/scoopdale.env to another one that somebody reads.",
  ({ users }) => users === 0 && 'Owner: nobody can see the bookings yet. Run "scoopdale add NAME".',
  ({ business: { email } }) =>
    (email === null || isPlaceholder(email)) &&
    `Email: ${email === null ? "there is none" : `${email} is a placeholder`}. Put a real address into content/business.ts.`,
  ({ proofs }) =>
    unfilled({ ...proofs }, proofTasks).map(
      ([name, task]) => `Proof: nothing is noted in content/proofs.ts (${name}) for ${task}.`,
    ),
  ({ address }) =>
    (address.street === null || address.zip === null) &&
    'Address: search engines ask where the business is. Put street and zip into content/business-facts.ts (address), or "" to keep them private.',
  ({ leadMonths: { promised, set } }) =>
    !keepsPromise(set, promised) &&
    `Privacy: the page says that old leads are erased after ${promised} months, but ${set === null ? "nothing is erased" : `they are kept for ${set}`}. Choose ${promised} months or less in the inbox, under Settings, or change leadMonths in content/business-facts.ts.`,
  ({ hasRoutePlan }) =>
    !hasRoutePlan &&
    "Routes: route days, places and days off are a sample. Set yours in the inbox, under Settings, and save them.",
  ({ areaTexts }) =>
    areaTexts.flatMap(({ slug, place = [], yards, seasons = [], questions, insights, visit }) => {
      const paragraphs = Object.values(insights ?? {})
        .flat()
        .map(factOf);
      const facts = [...place, ...yards, ...seasons, ...questions, ...paragraphs, visit];
      const unconfirmed = facts.filter(({ check }) => check).length;
      return unconfirmed === 0
        ? []
        : `Local facts: ${count(unconfirmed, "is", "are")} not confirmed in content/area-texts/${slug}.ts. Read the facts marked "check: true", correct them, and remove the mark.`;
    }),
];

/** What the owner should do as well: the site works, but not well. */
export const adviceFor = (launch: Launch): string[] =>
  advice.flatMap((check) => check(launch) || []);
