import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import { type Kysely, sql } from "kysely";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { replyBy } from "#domain/promise.ts";
import { defineCommand } from "#server/db/command.ts";
import { jsonRows } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { dropMessages, enqueue, enqueueAgain } from "./enqueue.ts";

interface Confirmation {
  readonly email: string;
  readonly at: string;
  /** The budget of a Phoenix day for all addresses together. */
  readonly perDay: number;
}

/**
 * Counts confirmations against the limits of their day, since the form must not flood a stranger's mailbox.
 * @returns for each one why it is withheld; undefined where it may be sent
 */
export async function countConfirmations(
  db: Kysely<Database>,
  confirmations: readonly Confirmation[],
): Promise<(string | undefined)[]> {
  const days = Map.groupBy(confirmations, ({ at }) => phoenixDay(new Date(at)));
  const reasons = new Map<Confirmation, string | undefined>();
  // In order, or two batches around midnight would deadlock.
  for (const [day, ofDay] of [...days].toSorted())
    for (const [index, reason] of (await reasonsToWithhold(db, day, ofDay)).entries()) {
      const confirmation = ofDay[index];
      if (confirmation) reasons.set(confirmation, reason);
    }
  return confirmations.map((confirmation) => reasons.get(confirmation));
}

/** Deletes the counts of days that are over. */
export const forgetOldCounts = defineCommand({
  name: "forgetOldCounts",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const yesterday = addDays(phoenixDay(new Date(now)), -1);
    await db.deleteFrom("confirmation_counts").where("day", "<", yesterday).execute();
  },
});

/** The largest budget that both engines can store. */
const unlimited = 2 ** 31 - 1;

/**
 * Enqueues the first mails of a booking that is no spam after all; the confirmation only while its promise can be kept.
 * A lead by phone has none.
 */
export async function enqueueRescued(
  db: Kysely<Database>,
  { bookingId, at }: { readonly bookingId: string; readonly at: string },
): Promise<void> {
  const { created_at, erased_at, email, source } = await db
    .selectFrom("bookings")
    .select(["created_at", "erased_at", "email", "source"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  if (erased_at !== null || source === "phone") return;
  await enqueueAgain(db, [{ kind: "lead", bookingId }], at);
  if (Date.parse(at) >= replyBy(new Date(created_at)).getTime()) return;
  const confirmation = await db
    .selectFrom("messages")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "confirmation")
    .executeTakeFirst();
  if (confirmation) await enqueueAgain(db, [{ kind: "confirmation", bookingId }], at);
  else {
    const [withheld] = await countConfirmations(db, [{ email, at, perDay: unlimited }]);
    await enqueue(db, [{ kind: "confirmation", bookingId, at, withheld }]);
  }
}

/** Sends a confirmation to a corrected address, within the same limits. One that waits for the old address is dropped. */
export async function confirmAgain(
  db: Kysely<Database>,
  {
    bookingId,
    eventId,
    ...confirmation
  }: Confirmation & { readonly bookingId: string; readonly eventId: string },
): Promise<void> {
  const { at } = confirmation;
  await dropMessages(db, {
    ...{ bookingId, kinds: ["confirmation"], states: ["waiting", "withheld"] },
  });
  const [withheld] = await countConfirmations(db, [confirmation]);
  await enqueue(db, [{ kind: "confirmation", bookingId, eventId, at, withheld }]);
}

/** The key of the row that counts all addresses' confirmations of a day. */
const everybody = "all";

const countOf = (db: Kysely<Database>, day: string) =>
  db
    .selectFrom("confirmation_counts")
    .select("count")
    .where("day", "=", day)
    .where("key", "=", everybody);

/** For each confirmation of a day, why it is withheld; undefined where it may be sent. */
async function reasonsToWithhold(
  db: Kysely<Database>,
  day: string,
  confirmations: readonly Confirmation[],
): Promise<(string | undefined)[]> {
  const perDay = confirmations[0]?.perDay ?? 0;
  const usedUp = `the day's budget of ${perDay} is used up`;
  const repeated = "one was sent to this address today";
  // Digests, since these rows outlive bookings that are erased on the same day.
  const keys = confirmations.map(({ email }) =>
    createHash("sha256")
      .update(`${day} ${mailboxOf(email)}`)
      .digest("base64url"),
  );
  const claimed = await claimAddresses(db, { day, keys: [...new Set(keys)], perDay });
  if (claimed.size === 0) {
    const sent = await countOf(db, day).executeTakeFirst();
    const isUsedUp = sent !== undefined && sent.count >= perDay;
    return keys.map(() => (isUsedUp ? usedUp : repeated));
  }
  // Locks the day's row until the commit, so it comes last: the next batch waits for little else.
  const sent = await addToCount(db, day, claimed.size);
  const over = sent - perDay;
  const tooMany = over > 0 ? [...claimed].slice(-over) : [];
  if (tooMany.length > 0) await giveBack(db, day, tooMany);
  return keys.map((key) => {
    if (tooMany.includes(key)) return usedUp;
    // Only the first booking of a batch with this address gets the mail.
    return claimed.delete(key) ? undefined : repeated;
  });
}

/** The same for all spellings of an address that reach one mailbox: in lower case, without a "+tag". */
export function mailboxOf(email: string): string {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const local = folded.slice(0, Math.max(at, 0));
  const tag = local.indexOf("+", 1);
  return `${tag === -1 ? local : local.slice(0, tag)}@${domainToASCII(domain) || domain}`;
}

async function addToCount(db: Kysely<Database>, day: string, more: number): Promise<number> {
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

/**
 * Returns the keys of those addresses that have had no confirmation on that day, in the order given; none once the
 * budget is used up. The day's row is read without a lock, so that bookings over the limits never wait for each other.
 */
async function claimAddresses(
  db: Kysely<Database>,
  {
    day,
    keys,
    perDay,
  }: { readonly day: string; readonly keys: readonly string[]; readonly perDay: number },
) {
  const rows = jsonRows(
    db,
    { key: "text" },
    keys.map((key) => ({ key })),
  ).as("rows");
  const claimed = await db
    .insertInto("confirmation_counts")
    .columns(["day", "key", "count"])
    .expression(
      db
        .selectFrom(rows)
        .select(({ val }) => [val(day).as("day"), "key", sql<number>`1`.as("count")])
        .where(({ not, exists }) => not(exists(countOf(db, day).where("count", ">=", perDay))))
        // The same order in every batch, or two of them would deadlock.
        .orderBy("key"),
    )
    .onConflict((conflict) => conflict.columns(["day", "key"]).doNothing())
    .returning("key")
    .execute();
  const ours = new Set(claimed.map(({ key }) => key));
  return new Set(keys.filter((key) => ours.has(key)));
}

/** Takes back what is over the budget. The day's row is locked already. */
async function giveBack(db: Kysely<Database>, day: string, keys: readonly string[]) {
  await addToCount(db, day, -keys.length);
  await db
    .deleteFrom("confirmation_counts")
    .where("day", "=", day)
    .where("key", "in", keys)
    .execute();
}
