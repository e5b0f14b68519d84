import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { phoenixDay } from "#domain/phoenix.ts";
import type { Database } from "#server/db/schema.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { type Owed, owe } from "./owe.ts";

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
  const owed: Owed[] = [];
  for (const [day, ofDay] of Map.groupBy(confirmations, ({ at }) => phoenixDay(new Date(at)))) {
    const reasons = await whyWithheld(db, day, ofDay);
    for (const [index, { bookingId, at }] of ofDay.entries()) {
      const withheld = reasons[index];
      owed.push({ kind: "confirmation", bookingId, at, ...(withheld && { withheld }) });
    }
  }
  await owe(db, owed);
}

/** For each confirmation of a day why it is withheld; undefined where it is not. */
async function whyWithheld(
  db: Kysely<Database>,
  day: string,
  confirmations: readonly Confirmation[],
): Promise<(string | undefined)[]> {
  const perDay = confirmations[0]?.perDay ?? 0;
  const usedUp = `the day's budget of ${perDay} is used up`;
  const used = await sentOn(db, day);
  // Read without a lock: over the budget no booking waits for another.
  if (used >= perDay) return confirmations.map(() => usedUp);
  // Locked until the commit, so that no two batches take the last of the budget; always before the addresses.
  const left = perDay - (await countMore(db, day, 0));
  // A digest, since the row outlives a booking that is erased on the same day.
  const keys = confirmations.map(({ email }) =>
    createHash("sha256")
      .update(`${day} ${mailboxOf(email)}`)
      .digest("base64url"),
  );
  const claimed = await claimAddresses(db, day, [...new Set(keys)].slice(0, Math.max(0, left)));
  if (claimed.size > 0) await countMore(db, day, claimed.size);
  if (used === 0) await db.deleteFrom("confirmation_counts").where("day", "<", day).execute();
  const known = new Set([...new Set(keys)].slice(0, Math.max(0, left)));
  return keys.map((key) => {
    // The first of a batch with an address gets the mail.
    if (claimed.delete(key)) return undefined;
    return known.has(key) ? "one was sent to this address today" : usedUp;
  });
}

/** How many confirmations a day has seen, as far as other transactions have committed. */
async function sentOn(db: Kysely<Database>, day: string): Promise<number> {
  const found = await db
    .selectFrom("confirmation_counts")
    .select("count")
    .where("day", "=", day)
    .where("key", "=", everybody)
    .executeTakeFirst();
  return found?.count ?? 0;
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
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const claimed = await db
    .insertInto("confirmation_counts")
    .values(keys.map((key) => ({ day, key, count: 1 })))
    .onConflict((conflict) => conflict.columns(["day", "key"]).doNothing())
    .returning("key")
    .execute();
  return new Set(claimed.map(({ key }) => key));
}
