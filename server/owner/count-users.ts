import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** How many people may see the bookings. */
export async function countUsers(db: Kysely<Database>): Promise<number> {
  const { users } = await db
    .selectFrom("users")
    .select((query) => query.fn.countAll().as("users"))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in text.
  return Number(users);
}
