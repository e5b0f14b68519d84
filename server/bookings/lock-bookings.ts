import type { Kysely } from "kysely";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

/**
 * Reads what a change depends on, by id, and keeps others from changing it until this change is stored. SQLite's
 * writes come one after the other anyway; on PostgreSQL the rows are locked, always in the same order.
 */
export async function lockBookings(db: Kysely<Database>, ids: readonly string[]) {
  const query = db
    .selectFrom("bookings")
    .select(["id", "status", "created_at", "contact_seconds"])
    .select(["phone_key", "email_key", "joined_into", "erased_at"])
    .where("id", "in", ids)
    .orderBy("id");
  const rows = await (engineOf(db) === "postgres" ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
