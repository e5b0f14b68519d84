import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Ends one session, by the digest of its id. */
export async function deleteSession(
  db: Kysely<Database>,
  { id }: { readonly id: string },
): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}
