import type { AreaText } from "#content/area-schemas.ts";
import type { Business, PrivacyOwner, Proofs, Testimonial } from "#content/schemas.ts";
import { factOf } from "#domain/content/sources.ts";
import { formatPhone } from "#domain/typed/readable.ts";

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
    "place" | "yards" | "seasons" | "questions" | "insights"
  > & { readonly visit: Pick<AreaText["visit"], "check"> })[];
  readonly address: { readonly street: string | null; readonly zip: string | null };
  readonly hasRoutePlan: boolean;
  /** Whether a copy of the backups has left the machine within two days. */
  readonly hasCopies: boolean;
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

type Check<Given> = (given: Given) => string | false;

const blockers: Readonly<Record<Exclude<BlockerName, "build">, Check<OwnersFacts>>> = {
  reviews: ({ testimonials }) => {
    return (
      !testimonials.some(({ sample }) => !sample) &&
      "Reviews: there is none of a customer, and samples are unlawful to publish."
    );
  },
  rating: ({ business: { rating } }) =>
    rating !== null && rating.proof === null && "Rating: unproven. Say where it can be read.",
  phone: ({ business: { phone } }) =>
    (phone === null || isFictional(phone)) &&
    `Phone: ${phone === null ? "there is none" : `${formatPhone(phone)} is a placeholder`}.`,
  legalName: privacyBlocker("legalName", "legal name"),
  postalAddress: privacyBlocker("postalAddress", "postal address"),
  effectiveDate: privacyBlocker("effectiveDate", "effective date"),
};

function privacyBlocker(name: keyof PrivacyOwner, task: string): Check<OwnersFacts> {
  return ({ privacyOwner }) => !privacyOwner[name]?.trim() && `Privacy: there is no ${task}.`;
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

/** What else must be done first: only the machine knows it. */
const machineBlockers: readonly Check<Launch>[] = [
  ({ siteUrl, builtFor }) =>
    builtFor !== siteUrl &&
    `The pages are built for ${builtFor}, SITE_URL is ${siteUrl}: release again.`,
  ({ smtpUrl }) => !smtpUrl && "Mail server: SMTP_URL is not set, so nobody gets email.",
];

const advice: readonly Check<Launch>[] = [
  function siteAddress({ siteUrl }) {
    const { hostname, protocol } = new URL(siteUrl);
    return (
      (isPlaceholder(hostname) || protocol !== "https:") &&
      `SITE_URL is ${siteUrl}: it must be public, with https.`
    );
  },
  ({ ownerEmail = "" }) =>
    isPlaceholder(ownerEmail) && `Leads: OWNER_EMAIL is ${ownerEmail}, a placeholder.`,
  ({ ownerEmail, business: { email } }) =>
    (ownerEmail ?? email) === email &&
    "Leads: mail from and to one address looks forged. Set OWNER_EMAIL to another.",
  ({ users }) => users === 0 && 'Owner: nobody can see the bookings yet. Run "scoopdale add NAME".',
  ({ business: { email } }) =>
    (email === null || isPlaceholder(email)) &&
    `Email: ${email === null ? "there is none" : `${email} is a placeholder`}.`,
  function unproven({ proofs }) {
    const missing = Object.entries(proofs).flatMap(([name, proof]) => (proof?.trim() ? [] : name));
    return missing.length > 0 && `Proofs: content/proofs.ts lacks ${missing.join(", ")}.`;
  },
  ({ address }) =>
    (address.street === null || address.zip === null) &&
    'Address: street and zip, or "" to keep it private (content/business-facts.ts).',
  ({ hasCopies }) =>
    !hasCopies && "Backups: no copy has left this machine for two days (OFFSITE_CHECK).",
  ({ hasRoutePlan }) =>
    !hasRoutePlan && "Routes: days and places are samples. Save yours in the inbox, Website.",
  function localFacts({ areaTexts }) {
    const facts = areaTexts.flatMap(
      ({ place = [], yards, seasons = [], questions, insights, visit }) => {
        const paragraphs = Object.values(insights ?? {})
          .flat()
          .map(factOf);
        return [...place, ...yards, ...seasons, ...questions, ...paragraphs, visit];
      },
    );
    const unconfirmed = facts.filter(({ check }) => check).length;
    return (
      unconfirmed > 0 &&
      `Local facts: ${count(unconfirmed, "is", "are")} not confirmed ("check: true" in content/area-texts).`
    );
  },
];

/** What is left to do on this machine: first what it must not be public without, then what makes it work well. */
export const launchTasks = (launch: Launch) => ({
  blockers: machineBlockers.flatMap((check) => check(launch) || []),
  advice: advice.flatMap((check) => check(launch) || []),
});
