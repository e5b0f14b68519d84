import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { expired } from "./expired.ts";

/** How many bookings would be erased that were made before a day of Phoenix, and the day of the oldest. */
export async function previewRetention(
  db: Kysely<Database>,
  { before }: { readonly before: string },
): Promise<{ bookings: number; oldest: string | null }> {
  const { bookings, oldest } = await expired(db, before)
    .select(({ fn }) => [fn.countAll().as("bookings"), fn.min("day").as("oldest")])
    .executeTakeFirstOrThrow();
  return { bookings: Number(bookings), oldest };
}
