import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { phoenixDay } from "#domain/phoenix.ts";
import { compiled } from "#server/db/compiled.ts";
import type { Database } from "#server/db/schema.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { owe } from "./owe.ts";

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

const readCount = compiled<{ day: string; key: string }, { count: number }>((db, place) =>
  db
    .selectFrom("confirmation_counts")
    .select("count")
    .where("day", "=", place("day"))
    .where("key", "=", place("key")),
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
  // Read without a lock: over the budget no booking waits for another.
  const [used] = await readCount(db, { day, key: everybody });
  if ((used?.count ?? 0) >= perDay) return usedUp;
  // A digest, since the row outlives a booking that is erased on the same day.
  const key = createHash("sha256")
    .update(`${day} ${mailboxOf(email)}`)
    .digest("base64url");
  const [first] = await countOne(db, { day, key, most: 1 });
  if (!first) return "one was sent to this address today";
  // Everybody's row comes last: no two transactions wait for each other, and it is locked for the shortest time.
  const [counted] = await countOne(db, { day, key: everybody, most: perDay });
  if (!counted) return usedUp;
  if (counted.count === 1)
    await db.deleteFrom("confirmation_counts").where("day", "<", day).execute();
  return undefined;
}
