import type { AreaText, Business, PrivacyOwner, Proofs, Testimonial } from "#content/shapes.ts";
import { formatPhone } from "#domain/phone.ts";
import { keepsPromise } from "#domain/retention.ts";

/** All that has to be real before the site may be public. */
export interface Launch {
  readonly siteUrl: string;
  /** The address that the pages in `dist/` name. */
  readonly builtFor: string;
  readonly smtpUrl: string | undefined;
  /** Where leads go, when not to the business's own address. */
  readonly ownerEmail: string | undefined;
  /** How many people may see the bookings. */
  readonly users: number;
  readonly business: Pick<Business, "phone" | "email">;
  readonly testimonials: readonly Pick<Testimonial, "sample">[];
  readonly areaTexts: readonly Pick<AreaText, "slug" | "place" | "yards" | "seasons">[];
  readonly proofs: Proofs;
  readonly privacyOwner: PrivacyOwner;
  /** Months: after how many the privacy page says that old leads are erased, and what is set; null erases nothing. */
  readonly leadMonths: { readonly promised: number; readonly set: number | null };
}

/** Names that lead nowhere, or only to this machine. */
const isPlaceholder = (host: string) =>
  /(^|\.)(example(\.(com|net|org))?|invalid|localhost|test)$|^127\.|^\[::1\]$/i.test(host);

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

function address({ siteUrl, builtFor }: Launch): string[] {
  const { hostname, protocol } = new URL(siteUrl);
  if (isPlaceholder(hostname))
    return [`SITE_URL is ${siteUrl}: set it to the public https address, then build again.`];
  if (protocol === "https:")
    return builtFor === siteUrl
      ? []
      : [`The site is built for ${builtFor}, SITE_URL is ${siteUrl}: run "npm run build" again.`];
  return [`SITE_URL is ${siteUrl}: put https in front of the site and set SITE_URL to it.`];
}

function contact({ business: { phone, email } }: Launch): string[] {
  const lines: string[] = [];
  // +1, three digits of area code, then the exchange: 555 is kept for films.
  if (phone.slice(5, 8) === "555")
    lines.push(
      `Phone: ${formatPhone(phone)} is a placeholder. Put the service line into content/business.ts.`,
    );
  if (isPlaceholder(email.split("@").at(-1) ?? ""))
    lines.push(`E-mail: ${email} is a placeholder. Put a real address into content/business.ts.`);
  return lines;
}

function testimonials({ testimonials: all }: Launch): string[] {
  const samples = all.filter(({ sample }) => sample).length;
  if (samples === 0) return [];
  return [
    `Testimonials: ${count(samples, "is a sample that nobody", "are samples that nobody")} said, and publishing invented reviews is unlawful (16 CFR 465). Put real customers' words into content/testimonials.ts, with their permission.`,
  ];
}

function machine({ smtpUrl, ownerEmail, users }: Launch): string[] {
  const lines: string[] = [];
  if (!smtpUrl)
    lines.push(
      "Mail: SMTP_URL is not set, so every mail stays a file in DATA_DIR/mail. Set it in .env.",
    );
  if (ownerEmail !== undefined && isPlaceholder(ownerEmail.split("@").at(-1) ?? ""))
    lines.push(
      `Leads: OWNER_EMAIL is ${ownerEmail}, a placeholder. Set an address that is read, or take it out of .env.`,
    );
  if (users === 0)
    lines.push('Owner: nobody may see the bookings yet. Run "npm run owner -- add NAME".');
  return lines;
}

function localFacts({ areaTexts }: Launch): string[] {
  return areaTexts.flatMap(({ slug, place, yards, seasons }) => {
    const open = [...place, ...yards, ...seasons].filter(({ check }) => check).length;
    if (open === 0) return [];
    return [
      `Local facts: ${count(open, "is", "are")} not confirmed in content/area-texts/${slug}.ts. Read what carries "check: true", correct it, and take the mark out.`,
    ];
  });
}

const proofTasks = {
  license: "the claim of a license: note its number and where the paper is",
  insurance: "the claim of bond and insurance: note company, policy and date",
  rating: "the claimed rating: note where it can be read and the day it was counted",
  servedZips: "the served zips: compare them with your routes, then note who did and when",
  routeHours: "the hours at which routes start: confirm them, then note who did and when",
} as const satisfies Record<keyof Proofs, string>;

function missingProofs({ proofs }: Launch): string[] {
  const noted: Readonly<Record<string, string | null>> = { ...proofs };
  return Object.entries(proofTasks).flatMap(([name, task]) =>
    noted[name]?.trim()
      ? []
      : [`Proof: nothing is noted in content/proofs.ts (${name}) for ${task}.`],
  );
}

const privacyTasks = {
  legalName: "the legal name of the business",
  postalAddress: "its postal address",
  effectiveDate: "the day from which the page holds, once you have read it",
} as const satisfies Record<keyof PrivacyOwner, string>;

function privacy({ privacyOwner, leadMonths: { promised, set } }: Launch): string[] {
  const given: Readonly<Record<string, string | null>> = { ...privacyOwner };
  const lines = Object.entries(privacyTasks).flatMap(([name, task]) =>
    given[name]?.trim() ? [] : [`Privacy: put ${task} into content/privacy.ts (${name}).`],
  );
  if (!keepsPromise(set, promised))
    lines.push(
      `Privacy: the page says that old leads are erased after ${promised} months, but ${set === null ? "nothing is erased" : `they are kept for ${set}`}. Choose ${promised} months or less in the inbox, under Settings, or change leadMonths in content/business-facts.ts.`,
    );
  return lines;
}

/** What still stands between the site and the public: a line each that says what to do. Empty when all is well. */
export const remaining = (launch: Launch): string[] =>
  [address, machine, contact, testimonials, missingProofs, privacy, localFacts].flatMap((check) =>
    check(launch),
  );
