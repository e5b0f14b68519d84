import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

const day = 86_400_000;

/** Deletes expired sessions, and wrong tries that do not count any more. */
export async function sweepSessions(
  db: Kysely<Database>,
  { now }: { readonly now: string },
): Promise<void> {
  const yesterday = new Date(Date.parse(now) - day).toISOString();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("sign_in_failures").where("last_at", "<=", yesterday).execute();
}
