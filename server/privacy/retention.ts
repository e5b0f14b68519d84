import { type Kysely, sql } from "kysely";
import { leadMonths, spamKeptDays } from "#content/business-facts.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, monthsBefore } from "#domain/days.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Context } from "#server/http/context.ts";
import { checkClock } from "./clock-mark.ts";
import { eraseBookings } from "./erase.ts";

const retentionKey = "retention-months";

interface Retention {
  /** Null keeps everything. */
  readonly months: number | null;
}

/** What the privacy page promises, until the owner chooses. */
export const readRetention = defineCommand({
  name: "readRetention",
  kind: "read",
  async run(db, _input: undefined): Promise<Retention> {
    const chosen = await readSetting(db, retentionKey);
    if (chosen === undefined) return { months: leadMonths };
    return { months: chosen === String(null) ? null : Number(chosen) };
  },
});

export const writeRetention = defineCommand({
  name: "writeRetention",
  kind: "write",
  async run(db, { months }: Retention): Promise<Retention> {
    await writeSetting(db, retentionKey, String(months));
    return { months };
  },
});

/** Phoenix days. */
interface KeptDays {
  readonly since: string;
  readonly today: string;
}

export function keptDays(now: Date, months: number): KeptDays {
  const today = phoenixDay(now);
  return { since: monthsBefore(today, months), today };
}

/** Also where leads are kept forever. */
const keptSpam = (now: Date): KeptDays => {
  const today = phoenixDay(now);
  return { since: addDays(today, -spamKeptDays), today };
};

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
        .where("state", "not in", ["wished", "held", "booked", "done"]);
      return or([
        eb("status", "not in", ["scheduled", "active"]),
        eb("merged_into", "is not", null),
        and([eb("status", "=", "scheduled"), exists(missedVisit)]),
      ]);
    });

export const previewRetention = defineCommand({
  name: "previewRetention",
  kind: "read",
  async run(db, kept: KeptDays) {
    const { bookings, oldest } = await expired(db, kept)
      .select(({ fn }) => [fn.countAll().as("bookings"), fn.min<string | null>("day").as("oldest")])
      .executeTakeFirstOrThrow();
    return { bookings: Number(bookings), oldest };
  },
});

/** New bookings wait while one batch is erased. */
const batchSize = 50;

export const eraseExpiredBatch = defineCommand({
  name: "eraseExpiredBatch",
  kind: "write",
  async run(
    db,
    { at, leads, spam }: { at: string; leads: KeptDays | null; spam: KeptDays },
  ): Promise<number> {
    const expiredSpam = olderThan(db, spam).where("status", "=", "spam");
    const found = await expiredSpam.select("id").limit(batchSize).execute();
    if (leads)
      found.push(
        ...(await expired(db, leads)
          .where("status", "!=", "spam")
          .select("id")
          .limit(batchSize - found.length)
          .execute()),
      );
    await eraseBookings(db, { ids: found.map(({ id }) => id), at, actor: "retention" });
    return found.length;
  },
});

/** Does nothing while the clock is not trusted. @returns how many bookings it found */
export async function eraseExpired(
  { store, now }: Pick<Context, "store" | "now">,
  signal?: AbortSignal,
): Promise<number> {
  const { months } = await store.run(readRetention, undefined);
  const moment = now();
  const at = moment.toISOString();
  const { isTrusted } = await store.run(checkClock, { now: at });
  if (!isTrusted) return 0;
  const leads = months === null ? null : keptDays(moment, months);
  const batch = { at, leads, spam: keptSpam(moment) };
  let total = 0;
  while (!signal?.aborted) {
    const found = await store.run(eraseExpiredBatch, batch);
    total += found;
    if (found < batchSize) break;
  }
  return total;
}
