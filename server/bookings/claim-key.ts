import type { Kysely } from "kysely";
import { compiled } from "#server/db/compiled.ts";
import type { Database } from "#server/db/schema.ts";

const lifetime = 7 * 86_400_000;

/** A request that may be sent again: its key, a digest of its values, and the answer that it gets. */
export interface KeyedRequest {
  readonly key: string;
  readonly fingerprint: string;
  readonly bookingId: string;
  readonly status: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

const claim = compiled<KeyedRequest, { key: string }>((db, place) =>
  db
    .insertInto("booking_requests")
    .values({
      key: place("key"),
      fingerprint: place("fingerprint"),
      booking_id: place("bookingId"),
      status: place("status"),
      created_at: place("createdAt"),
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key"),
);

/** @returns the first request that came with the key; undefined when it is this one, which has the key from now on */
export async function claimKey(
  db: Kysely<Database>,
  request: KeyedRequest,
): Promise<KeyedRequest | undefined> {
  const claimed = await claim(db, request);
  if (claimed.length > 0) return undefined;
  return db
    .selectFrom("booking_requests")
    .select(["key", "fingerprint", "booking_id as bookingId", "status", "created_at as createdAt"])
    .where("key", "=", request.key)
    .executeTakeFirstOrThrow();
}

/** Forgets the keys that are older than seven days at that moment. */
export async function forgetOldKeys(
  db: Kysely<Database>,
  { now }: { readonly now: string },
): Promise<void> {
  const expired = new Date(Date.parse(now) - lifetime).toISOString();
  await db.deleteFrom("booking_requests").where("created_at", "<", expired).execute();
}
