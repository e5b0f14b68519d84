import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { phoenixDay } from "#domain/phoenix.ts";
import type { Database } from "#server/db/schema.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { type Owed, owe } from "./owe.ts";

const repeated = "one was sent to this address today";

interface Confirmation {
  readonly bookingId: string;
  readonly email: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** How many confirmations all addresses together get on a Phoenix day. */
  readonly perDay: number;
}

/** The key of the row that counts a day's confirmations of all addresses. */
const everybody = "all";

/**
 * Enqueues the mails to the visitors, in the bookings' transaction. A stranger's mailbox must not be flooded through the
 * form: over the limits the message is kept as withheld, with the reason for the owner.
 */
export async function enqueueConfirmations(
  db: Kysely<Database>,
  confirmations: readonly Confirmation[],
): Promise<void> {
  const days = Map.groupBy(confirmations, ({ at }) => phoenixDay(new Date(at)));
  for (const [day, ofDay] of days) {
    const reasons = await whyWithheld(db, day, ofDay);
    await owe(
      db,
      ofDay.map(({ bookingId, at }, index): Owed => {
        const withheld = reasons[index];
        return { kind: "confirmation", bookingId, at, ...(withheld && { withheld }) };
      }),
    );
  }
}

/** For each confirmation of a day why it is withheld; undefined where it is not. */
async function whyWithheld(
  db: Kysely<Database>,
  day: string,
  confirmations: readonly Confirmation[],
): Promise<(string | undefined)[]> {
  const perDay = confirmations[0]?.perDay ?? 0;
  const usedUp = `the day's budget of ${perDay} is used up`;
  // A digest, since the row outlives a booking that is erased on the same day.
  const keys = confirmations.map(({ email }) =>
    createHash("sha256")
      .update(`${day} ${mailboxOf(email)}`)
      .digest("base64url"),
  );
  // Read without a lock: over the limits no booking waits for another.
  const counts = await readCounts(db, day, [...keys, everybody]);
  if ((counts.get(everybody) ?? 0) >= perDay) return keys.map(() => usedUp);
  const fresh = new Set(keys.filter((key) => !counts.has(key)));
  if (fresh.size === 0) return keys.map(() => repeated);
  // Locked until the commit, and always before the addresses: no two batches take the last of the budget, or wait for
  // each other.
  const left = Math.max(0, perDay - (await countMore(db, day, 0)));
  const affordable = new Set([...fresh].slice(0, left));
  const claimed = await claimAddresses(db, day, affordable);
  await countMore(db, day, claimed.size);
  if (counts.size === 0)
    await db.deleteFrom("confirmation_counts").where("day", "<", day).execute();
  return keys.map((key) => {
    // The first of a batch with an address gets the mail.
    if (claimed.delete(key)) return undefined;
    return fresh.has(key) && !affordable.has(key) ? usedUp : repeated;
  });
}

async function readCounts(
  db: Kysely<Database>,
  day: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("confirmation_counts")
    .select(["key", "count"])
    .where("day", "=", day)
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Counts that many more on a day. @returns how many there are then */
async function countMore(db: Kysely<Database>, day: string, more: number): Promise<number> {
  const { count } = await db
    .insertInto("confirmation_counts")
    .values({ day, key: everybody, count: more })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "key"])
        .doUpdateSet(({ eb }) => ({ count: eb("confirmation_counts.count", "+", more) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns those of the addresses' keys that have had no confirmation on that day */
async function claimAddresses(
  db: Kysely<Database>,
  day: string,
  keys: ReadonlySet<string>,
): Promise<Set<string>> {
  if (keys.size === 0) return new Set();
  const claimed = await db
    .insertInto("confirmation_counts")
    .values([...keys].map((key) => ({ day, key, count: 1 })))
    .onConflict((conflict) => conflict.columns(["day", "key"]).doNothing())
    .returning("key")
    .execute();
  return new Set(claimed.map(({ key }) => key));
}
