import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

/**
 * Bookings that led to nothing, are not erased yet, and were made before a day of Phoenix. The index bookings_erasable
 * has this condition, word for word.
 */
export const expired = (db: Kysely<Database>, before: string) =>
  db
    .selectFrom("bookings")
    .where(sql<boolean>`erased_at is null and status not in ('scheduled', 'active')`)
    .where("day", "<", before);
