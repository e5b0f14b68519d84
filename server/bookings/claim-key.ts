import type { Kysely } from "kysely";
import { defineCommand } from "#server/db/command.ts";
import { jsonRows } from "#server/db/json-rows.ts";
import type { Database } from "#server/db/schema.ts";

const lifetimeMs = 7 * 86_400_000;

/** A request that may be sent again: its key, a digest of its values, and the answer that it gets. */
export interface KeyedRequest {
  readonly key: string;
  readonly fingerprint: string;
  readonly bookingId: string;
  readonly status: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/**
 * Claims the keys of requests, each key at most once in the list.
 * @returns the first requests of those keys that were claimed before, by key
 */
export async function claimKeys(
  db: Kysely<Database>,
  requests: readonly KeyedRequest[],
): Promise<Map<string, KeyedRequest>> {
  if (requests.length === 0) return new Map();
  const rows = jsonRows(
    db,
    {
      key: "text",
      fingerprint: "text",
      bookingId: "text",
      status: "text",
      createdAt: "timestamptz",
    },
    requests,
  ).as("rows");
  const claimed = await db
    .insertInto("booking_requests")
    .columns(["key", "fingerprint", "booking_id", "status", "created_at"])
    .expression(
      db
        .selectFrom(rows)
        .select(["key", "fingerprint", "bookingId", "status", "createdAt"])
        // SQLite takes "on conflict" for a join without a condition. @see https://sqlite.org/lang_upsert.html
        .where("key", "is not", null)
        // In the same order everywhere: two instances would wait for each other otherwise.
        .orderBy("key"),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .execute();
  if (claimed.length === requests.length) return new Map();
  const ours = new Set(claimed.map(({ key }) => key));
  // In a statement of its own: another instance may have committed the key while the first one waited for it.
  const known = await db
    .selectFrom("booking_requests")
    .select(["key", "fingerprint", "booking_id as bookingId", "status", "created_at as createdAt"])
    .where("key", "in", db.selectFrom(rows).select("key"))
    .execute();
  return new Map(known.filter(({ key }) => !ours.has(key)).map((first) => [first.key, first]));
}

/** Forgets the keys that are older than seven days at that moment. */
export const forgetOldKeys = defineCommand({
  name: "forgetOldKeys",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const expired = new Date(Date.parse(now) - lifetimeMs).toISOString();
    await db.deleteFrom("booking_requests").where("created_at", "<", expired).execute();
  },
});
