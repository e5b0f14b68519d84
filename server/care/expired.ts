import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

export interface Expiring {
  /** The first day whose bookings are kept, of Phoenix. */
  readonly before: string;
  /** @see firstKeptBooking */
  readonly firstKept: number | null;
}

/**
 * Bookings that led to nothing, are not erased yet, and are old by their day and by their place in the order of arrival.
 * The index bookings_erasable has this condition, word for word.
 */
export function expired(db: Kysely<Database>, { before, firstKept }: Expiring) {
  const old = db
    .selectFrom("bookings")
    .where(sql<boolean>`erased_at is null and status not in ('scheduled', 'active')`)
    .where("day", "<", before);
  return firstKept === null ? old : old.where("seq", "<", firstKept);
}
