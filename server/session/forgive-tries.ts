import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Forgets the wrong tries of a name and an address, after a right one. */
export async function forgiveTries(
  db: Kysely<Database>,
  { keys }: { readonly keys: readonly string[] },
): Promise<void> {
  // In the order in which tries lock them.
  for (const key of keys.toSorted())
    await db.deleteFrom("sign_in_failures").where("key", "=", key).execute();
}
