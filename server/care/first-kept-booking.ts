import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Days of Phoenix. */
export interface Kept {
  readonly since: string;
  readonly today: string;
}

/**
 * The number of the first booking that is young enough to be kept; null where there is none. What arrived after it is
 * young, too: an older day in it comes from a clock that was behind.
 */
export async function firstKeptBooking(
  db: Kysely<Database>,
  { since, today }: Kept,
): Promise<number | null> {
  const { seq } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.min<number | null>("seq").as("seq"))
    .where("day", ">=", since)
    // A day that has not come yet is from a clock that was ahead.
    .where("day", "<=", today)
    .executeTakeFirstOrThrow();
  return seq;
}
