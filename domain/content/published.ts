import { business } from "#content/business.ts";
import { contact } from "#content/contact.ts";
import { privacyOwner } from "#content/privacy.ts";
import { proofs } from "#content/proofs.ts";
import { sampleReviews } from "#content/sample-reviews.ts";
import { testimonials } from "#content/testimonials.ts";
import { blockersOf, isFictional, isPlaceholder, type OwnersFacts } from "./golive-checks.ts";

export const ownersFacts: OwnersFacts = { business, testimonials, proofs, privacyOwner };

type Content = Pick<OwnersFacts["business"], "phone" | "email" | "rating">;

const kept = (text: string | null, isInvented: (text: string) => boolean) =>
  text === null || isInvented(text) ? null : text;

/** What strangers may see of it: no placeholder, and no rating that nothing proves. */
export const published = ({ phone, email, rating }: Content): Content => ({
  phone: kept(phone, isFictional),
  email: kept(email, isPlaceholder),
  rating: rating?.proof ? rating : null,
});

/** What a build for a public address has in place of these files, by the names they export. */
export const publishedFiles = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  "content/contact.ts": { contact: published(contact) },
  "content/sample-reviews.ts": { sampleReviews: sampleReviews.filter(({ sample }) => !sample) },
});

export const contentBlockers = () => blockersOf(ownersFacts);
