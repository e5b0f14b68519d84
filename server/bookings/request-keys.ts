import type { Kysely } from "kysely";
import { dayMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";

const lifetimeMs = 7 * dayMs;

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
  // The same order in every instance, or two of them would deadlock.
  const rows = requests
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ bookingId: booking_id, createdAt: created_at, ...row }) => ({
      ...row,
      booking_id,
      created_at,
    }));
  const claimed = await db
    .insertInto("booking_requests")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .execute();
  if (claimed.length === requests.length) return new Map();
  const ours = new Set(claimed.map(({ key }) => key));
  const taken = requests.map(({ key }) => key).filter((key) => !ours.has(key));
  // A statement of its own sees keys that another instance committed while the insert waited for them.
  const known = await db
    .selectFrom("booking_requests")
    .select(["key", "fingerprint", "booking_id as bookingId", "status", "created_at as createdAt"])
    .where("key", "in", taken)
    .execute();
  return new Map(known.map((first) => [first.key, first]));
}

export const forgetOldKeys = defineCommand({
  name: "forgetOldKeys",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const expired = new Date(Date.parse(now) - lifetimeMs).toISOString();
    await db.deleteFrom("booking_requests").where("created_at", "<", expired).execute();
  },
});
