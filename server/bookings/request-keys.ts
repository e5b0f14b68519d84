import type { Kysely } from "kysely";
import { defineCommand } from "#server/db/command.ts";
import { jsonRows } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

const lifetimeMs = 7 * 86_400_000;

export interface KeyedRequest {
  readonly key: string;
  readonly fingerprint: string;
  readonly bookingId: string;
  readonly status: string;
  readonly createdAt: string;
}

/** Claims keys. @returns the first requests of those that were claimed before, by key */
export async function claimKeys(
  db: Kysely<Database>,
  requests: readonly KeyedRequest[],
): Promise<Map<string, KeyedRequest>> {
  if (requests.length === 0) return new Map();
  const types = {
    key: "text",
    fingerprint: "text",
    bookingId: "text",
    status: "text",
    createdAt: "timestamptz",
  } as const;
  const rows = jsonRows(db, types, requests).as("rows");
  const claimed = await db
    .insertInto("booking_requests")
    .columns(["key", "fingerprint", "booking_id", "status", "created_at"])
    .expression(
      db
        .selectFrom(rows)
        .select(["key", "fingerprint", "bookingId", "status", "createdAt"])
        // SQLite takes "on conflict" for a join without a condition. @see https://sqlite.org/lang_upsert.html
        .where("key", "is not", null)
        // The same order in every instance, or two of them would deadlock.
        .orderBy("key"),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .execute();
  if (claimed.length === requests.length) return new Map();
  const ours = new Set(claimed.map(({ key }) => key));
  // A statement of its own sees keys that another instance committed while the insert waited for them.
  const known = await db
    .selectFrom("booking_requests")
    .select(["key", "fingerprint", "booking_id as bookingId", "status", "created_at as createdAt"])
    .where("key", "in", db.selectFrom(rows).select("key"))
    .execute();
  return new Map(known.filter(({ key }) => !ours.has(key)).map((first) => [first.key, first]));
}

/** Deletes keys that are older than seven days at `now`. */
export const forgetOldKeys = defineCommand({
  name: "forgetOldKeys",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const expired = new Date(Date.parse(now) - lifetimeMs).toISOString();
    await db.deleteFrom("booking_requests").where("created_at", "<", expired).execute();
  },
});
