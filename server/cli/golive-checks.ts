import type { AreaShowcase, AreaText } from "#content/area-shapes.ts";
import type {
  Business,
  BusinessShowcase,
  PrivacyOwner,
  Proofs,
  Testimonial,
} from "#content/shapes.ts";
import { formatPhone } from "#domain/phone.ts";
import { keepsPromise } from "#domain/privacy.ts";
import { factOf } from "#domain/sources.ts";

export interface Launch {
  readonly siteUrl: string;
  /** The address in the pages of `dist/`. */
  readonly builtFor: string;
  readonly smtpUrl: string | undefined;
  /** Where leads go, if not to the business's own address. */
  readonly ownerEmail: string | undefined;
  readonly users: number;
  readonly business: Pick<Business, "phone" | "email">;
  readonly testimonials: readonly Pick<Testimonial, "sample">[];
  readonly areaTexts: readonly (Pick<
    AreaText,
    "slug" | "place" | "yards" | "seasons" | "questions" | "insights"
  > & { readonly visit: Pick<AreaText["visit"], "check"> })[];
  readonly proofs: Proofs;
  readonly privacyOwner: PrivacyOwner;
  readonly address: { readonly street: string | null; readonly zip: string | null };
  /** What the privacy page says, and the setting; null erases nothing. */
  readonly leadMonths: { readonly promised: number; readonly set: number | null };
  readonly hasRoutePlan: boolean;
}

/** Whether a host, or the host of an email address, is a placeholder or this machine. */
const isPlaceholder = (address: string) =>
  /(^|[.@])(example(\.(com|net|org))?|invalid|localhost|test)$|(^|@)(127\.|\[::1\]$)/i.test(
    address,
  );

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

type Facts = Readonly<Record<string, string | null>>;

const unfilled = (facts: Facts, tasks: Readonly<Record<string, string>>) =>
  Object.entries(tasks).filter(([name]) => !facts[name]?.trim());

const proofTasks = {
  license: "the claim of a license: note its number and where the paper is",
  insurance: "the claim of bond and insurance: note company, policy and date",
  rating: "the claimed rating: note where it can be read and the day it was counted",
  servedZips: "the served zips: compare them with your routes, then note who did and when",
  routeHours: "the hours at which routes start: confirm them, then note who did and when",
} as const satisfies Record<keyof Proofs, string>;

const privacyTasks = {
  legalName: "the legal name of the business",
  postalAddress: "its postal address",
  effectiveDate: "the date on which the policy takes effect (read the page first)",
} as const satisfies Record<keyof PrivacyOwner, string>;

const checks: readonly ((launch: Launch) => string | readonly string[] | false)[] = [
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
    "Mail server: SMTP_URL is not set, so every email stays a file in DATA_DIR/mail. Set it in .env.",
  ({ ownerEmail = "" }) =>
    isPlaceholder(ownerEmail) &&
    `Leads: OWNER_EMAIL is ${ownerEmail}, a placeholder. Set an address that somebody reads, or remove it from .env.`,
  ({ users }) =>
    users === 0 && 'Owner: nobody can see the bookings yet. Run "npm run owner -- add NAME".',
  ({ business: { phone } }) =>
    // The exchange after +1 and the area code: 555 is reserved for fiction.
    phone.slice(5, 8) === "555" &&
    `Phone: ${formatPhone(phone)} is a placeholder. Put the service line into content/business.ts.`,
  ({ business: { email } }) =>
    isPlaceholder(email) &&
    `Email: ${email} is a placeholder. Put a real address into content/business.ts.`,
  ({ testimonials }) => {
    const samples = testimonials.filter(({ sample }) => sample).length;
    return (
      samples > 0 &&
      `Testimonials: ${count(samples, "is a sample that nobody", "are samples that nobody")} said, and publishing invented reviews is unlawful (16 CFR 465). Put real customers' words into content/testimonials.ts, with their permission.`
    );
  },
  ({ proofs }) =>
    unfilled({ ...proofs }, proofTasks).map(
      ([name, task]) => `Proof: nothing is noted in content/proofs.ts (${name}) for ${task}.`,
    ),
  ({ privacyOwner }) =>
    unfilled({ ...privacyOwner }, privacyTasks).map(
      ([name, task]) => `Privacy: put ${task} into content/privacy.ts (${name}).`,
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

export const remainingTasks = (launch: Launch): string[] =>
  checks.flatMap((check) => check(launch) || []);

export interface Showcase {
  readonly business: BusinessShowcase;
  readonly areas: readonly { readonly name: string; readonly slug: string }[];
  readonly areaShowcase: Readonly<Record<string, AreaShowcase | undefined>>;
  readonly testimonials: readonly Pick<Testimonial, "location" | "sample">[];
}

const showcaseTasks = {
  crewPhoto: "a photo of the crew, with its alt text",
  licenseNumber: "the license number, for the badge that says licensed",
  ratingsAddress: "the address where your ratings can be read",
  numberOne: 'who said "#1", and where that can be read',
} as const satisfies Record<keyof BusinessShowcase, string>;

const named = (areas: Showcase["areas"]) => areas.map(({ name }) => name).join(", ");

/** Optional, unlike `remainingTasks`. */
export function opportunities({ business, areas, areaShowcase, testimonials }: Showcase): string[] {
  const empty = Object.entries(showcaseTasks)
    .filter(([name]) => !Object.entries(business).some(([key, value]) => key === name && value))
    .map(([name, task]) => `content/showcase.ts (${name}): ${task}.`);
  const withoutReview = areas.filter(
    ({ name, slug }) =>
      !areaShowcase[slug]?.review &&
      !testimonials.some(({ location, sample }) => location === name && !sample),
  );
  const withoutPhoto = areas.filter(({ slug }) => !areaShowcase[slug]?.photo);
  return [
    ...empty,
    ...(withoutReview.length > 0
      ? [`Put a real customer's words into content/showcase.ts for ${named(withoutReview)}.`]
      : []),
    ...(withoutPhoto.length > 0
      ? [`Put a photo with its alt text into content/showcase.ts for ${named(withoutPhoto)}.`]
      : []),
  ];
}
