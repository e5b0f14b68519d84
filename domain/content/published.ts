import { business } from "#content/business.ts";
import { privacyOwner } from "#content/privacy.ts";
import { proofs } from "#content/proofs.ts";
import type { Business, Testimonial } from "#content/schemas.ts";
import { testimonials } from "#content/testimonials.ts";
import { blockersOf, isFictional, isPlaceholder, type OwnersFacts } from "./golive-checks.ts";

export const ownersFacts: OwnersFacts = { business, testimonials, proofs, privacyOwner };

interface Content extends Pick<OwnersFacts, "proofs"> {
  readonly business: Business;
  readonly testimonials: readonly Testimonial[];
}

const kept = (text: string | null, isInvented: (text: string) => boolean) =>
  text === null || isInvented(text) ? null : text;

/** The content that strangers may see: without samples, placeholders and a rating that nothing proves. */
export function published(content: Content): Pick<Content, "business" | "testimonials"> {
  const { phone, email, rating } = content.business;
  return {
    business: {
      ...content.business,
      phone: kept(phone, isFictional),
      email: kept(email, isPlaceholder),
      rating: content.proofs.rating?.trim() ? rating : null,
    },
    testimonials: content.testimonials.filter(({ sample }) => !sample),
  };
}

/** What a build for a public address has in place of these files, by the names they export. */
export function publishedFiles(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { business: shown, testimonials: real } = published({ business, testimonials, proofs });
  return {
    "content/business.ts": { business: shown, shown },
    "content/testimonials.ts": { testimonials: real },
  };
}

export const contentBlockers = () => blockersOf(ownersFacts);
