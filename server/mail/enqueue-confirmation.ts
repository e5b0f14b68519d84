import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { phoenixDay } from "#domain/phoenix.ts";
import { compiled } from "#server/db/compiled.ts";
import type { Database } from "#server/db/schema.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { owe } from "./owe.ts";

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

const readCounts = compiled<{ day: string; key: string }, { key: string; count: number }>(
  (db, place) =>
    db
      .selectFrom("confirmation_counts")
      .select(["key", "count"])
      .where("day", "=", place("day"))
      .where("key", "in", [place("key"), sql<string>`${everybody}`]),
);

/** Counts one more where there are fewer than `most`: then it returns the row, else nothing. */
const countOne = compiled<{ day: string; key: string; most: number }, { count: number }>(
  (db, place) =>
    db
      .insertInto("confirmation_counts")
      .values({ day: place("day"), key: place("key"), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "key"])
          .doUpdateSet(({ eb }) => ({ count: eb("confirmation_counts.count", "+", 1) }))
          .where("confirmation_counts.count", "<", place("most")),
      )
      .returning("count"),
);

/**
 * Enqueues the mail to the visitor, in the booking's transaction. A stranger's mailbox must not be flooded through the
 * form: over the limits the message is kept as withheld, with the reason for the owner.
 */
export async function enqueueConfirmation(
  db: Kysely<Database>,
  confirmation: Confirmation,
): Promise<void> {
  const { bookingId, at } = confirmation;
  const withheld = await whyWithheld(db, confirmation);
  await owe(db, [{ kind: "confirmation", bookingId, at, ...(withheld && { withheld }) }]);
}

async function whyWithheld(
  db: Kysely<Database>,
  { email, at, perDay }: Confirmation,
): Promise<string | undefined> {
  const day = phoenixDay(new Date(at));
  const usedUp = `the day's budget of ${perDay} is used up`;
  // A digest, since the row outlives a booking that is erased on the same day.
  const key = createHash("sha256")
    .update(`${day} ${mailboxOf(email)}`)
    .digest("base64url");
  // Read without a lock: over the limits no booking waits for another.
  const counts = await readCounts(db, { day, key });
  const countOf = (name: string) => counts.find((row) => row.key === name)?.count ?? 0;
  if (countOf(everybody) >= perDay) return usedUp;
  if (countOf(key) > 0) return repeated;
  const [first] = await countOne(db, { day, key, most: 1 });
  if (!first) return repeated;
  // Everybody's row comes last: no two transactions wait for each other, and it is locked for the shortest time.
  const [counted] = await countOne(db, { day, key: everybody, most: perDay });
  if (!counted) return usedUp;
  if (counted.count === 1)
    await db.deleteFrom("confirmation_counts").where("day", "<", day).execute();
  return undefined;
}
