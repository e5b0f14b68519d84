import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Ends every session of a user. */
export async function deleteSessionsOf(
  db: Kysely<Database>,
  { userId }: { readonly userId: string },
): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
