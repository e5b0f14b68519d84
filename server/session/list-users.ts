import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** The names of all who may see the bookings, in the order of the alphabet. */
export async function listUsers(db: Kysely<Database>): Promise<string[]> {
  const users = await db.selectFrom("users").select("username").execute();
  return users
    .map(({ username }) => username)
    .toSorted((one, other) => one.localeCompare(other, "en"));
}
