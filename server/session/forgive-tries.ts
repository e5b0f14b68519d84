import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Forgets wrong tries: those of a device or an address after a right one, or all. */
export async function forgiveTries(
  db: Kysely<Database>,
  { keys }: { readonly keys: readonly string[] | "all" },
): Promise<void> {
  const forgiving = db.deleteFrom("sign_in_failures");
  await (keys === "all" ? forgiving : forgiving.where("key", "in", keys)).execute();
}
