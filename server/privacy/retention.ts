import type { Kysely } from "kysely";
import { leadMonths, spamKeptDays } from "#content/business-facts.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, monthsBefore } from "#domain/days.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { Context } from "#server/http/context.ts";
import { eraseBookings } from "./erase.ts";

/** Phoenix days: what was booked before them has expired. */
interface KeptSince {
  readonly leads: string;
  readonly spam: string;
  readonly today: string;
}

/** Customers are kept, and scheduled bookings whose visit was not missed, but not bookings merged into theirs. */
const expired = (db: Kysely<Database>, { leads, spam, today }: KeptSince) =>
  db
    .selectFrom("bookings")
    .where("erased_at", "is", null)
    .where(({ and, eb, exists, or, selectFrom }) => {
      const missedVisit = selectFrom("visits")
        .select("state")
        .whereRef("booking_id", "=", "bookings.id")
        .where("state", "not in", ["asked", "booked", "done"]);
      const isOver = or([
        eb("status", "not in", ["scheduled", "active"]),
        eb("merged_into", "is not", null),
        and([eb("status", "=", "scheduled"), exists(missedVisit)]),
      ]);
      // What came after a kept one is not old: its day was set by a clock that was behind.
      const firstKept = selectFrom("bookings as kept")
        .select(({ fn }) => fn.min("seq").as("first"))
        .where("day", ">=", leads)
        .where("day", "<=", today);
      const isNew = eb("seq", ">", firstKept);
      return or([
        and([eb("day", "<", spam), eb("status", "=", "spam")]),
        and([eb("day", "<", leads), isOver, eb(isNew, "is not", true)]),
      ]);
    });

/** New bookings wait while one batch is erased. */
const batchSize = 50;

export const eraseExpiredBatch = defineCommand({
  name: "eraseExpiredBatch",
  kind: "write",
  async run(db, { at, since }: { at: string; since: KeptSince }): Promise<number> {
    const found = await expired(db, since).select("id").limit(batchSize).execute();
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
  const since = {
    ...{ leads: monthsBefore(today, leadMonths), spam: addDays(today, -spamKeptDays) },
    today,
  };
  let total = 0;
  while (!signal?.aborted) {
    const found = await store.run(eraseExpiredBatch, { at, since });
    total += found;
    if (found < batchSize) break;
  }
  return total;
}
