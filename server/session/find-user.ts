import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** A user by name, with the hash of the password. */
export async function findUser(
  db: Kysely<Database>,
  { username }: { readonly username: string },
): Promise<{ id: string; username: string; password: string } | undefined> {
  return await db
    .selectFrom("users")
    .select(["id", "username", "password"])
    .where("username", "=", username)
    .executeTakeFirst();
}
