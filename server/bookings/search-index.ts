import { type Kysely, sql } from "kysely";
import { marked } from "#server/db/migrations/search.ts";
import type { Database } from "#server/db/schema.ts";

/** So many pages of 4 kB are merged after each call: more than most calls write, and 4 ms at most. */
const mergedPages = 16;

/** The number of the newest booking, 0 without any. */
export async function lastSeq(db: Kysely<Database>): Promise<number> {
  const newest = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.max("seq").as("seq"))
    .executeTakeFirst();
  return newest?.seq ?? 0;
}

/**
 * Puts the bookings that were stored with a number above `after` into SQLite's search, in their transaction. Each call
 * writes a part of the index: one call for many bookings costs little more than for one. Parts are merged bit by bit.
 */
export async function addToSearch(
  db: Kysely<Database>,
  { after }: { readonly after: number },
): Promise<void> {
  await sql`insert into booking_search(rowid, words)
    select seq, ${marked("bookings")} from bookings where seq > ${after} and joined_into is null`.execute(
    db,
  );
  await sql`insert into booking_search(booking_search, rank)
    values ('merge', ${mergedPages})`.execute(db);
}
