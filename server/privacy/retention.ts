import { type Kysely, sql } from "kysely";
import { leadMonths, spamKeptDays } from "#content/business-facts.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, monthsBefore } from "#domain/days.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { Context } from "#server/http/context.ts";
import { eraseBookings } from "./erase.ts";

/** Phoenix days. */
interface KeptDays {
  readonly since: string;
  readonly today: string;
}

const olderThan = (db: Kysely<Database>, { since, today }: KeptDays) =>
  db
    .selectFrom("bookings")
    .where("erased_at", "is", null)
    .where("day", "<", since)
    // An older day that was booked after a kept one was made while the clock was slow.
    .where("seq", "<", ({ selectFrom }) =>
      selectFrom("bookings as kept")
        .select(sql<number>`coalesce(min(seq), 9007199254740991)`.as("first"))
        .where("day", ">=", since)
        // A day in the future was made while the clock was fast.
        .where("day", "<=", today),
    );

const expired = (db: Kysely<Database>, kept: KeptDays) =>
  olderThan(db, kept)
    // Customers are kept, and scheduled bookings whose visit was not missed, but not bookings merged into theirs.
    .where(({ and, eb, exists, or, selectFrom }) => {
      const missedVisit = selectFrom("visits")
        .select("state")
        .whereRef("booking_id", "=", "bookings.id")
        .where("state", "not in", ["asked", "booked", "done"]);
      return or([
        eb("status", "not in", ["scheduled", "active"]),
        eb("merged_into", "is not", null),
        and([eb("status", "=", "scheduled"), exists(missedVisit)]),
      ]);
    });

/** New bookings wait while one batch is erased. */
const batchSize = 50;

export const eraseExpiredBatch = defineCommand({
  name: "eraseExpiredBatch",
  kind: "write",
  async run(
    db,
    { at, leads, spam }: { at: string; leads: KeptDays; spam: KeptDays },
  ): Promise<number> {
    const expiredSpam = olderThan(db, spam).where("status", "=", "spam");
    const found = await expiredSpam.select("id").limit(batchSize).execute();
    const expiredLeads = expired(db, leads).where("status", "!=", "spam");
    const left = batchSize - found.length;
    found.push(...(await expiredLeads.select("id").limit(left).execute()));
    await eraseBookings(db, { ids: found.map(({ id }) => id), at, actor: "retention" });
    return found.length;
  },
});

/** Keeps what the privacy page promises. @returns how many bookings it found */
export async function eraseExpired(
  { store, now }: Pick<Context, "store" | "now">,
  signal?: AbortSignal,
): Promise<number> {
  const at = now().toISOString();
  const today = phoenixDay(now());
  const leads = { since: monthsBefore(today, leadMonths), today };
  const spam = { since: addDays(today, -spamKeptDays), today };
  const batch = { at, leads, spam };
  let total = 0;
  while (!signal?.aborted) {
    const found = await store.run(eraseExpiredBatch, batch);
    total += found;
    if (found < batchSize) break;
  }
  return total;
}
