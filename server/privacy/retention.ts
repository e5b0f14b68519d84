import { type Kysely, sql } from "kysely";
import { phoenixDay } from "#domain/dates.ts";
import { monthsBefore } from "#domain/days.ts";
import type { Change } from "#server/bookings/change.ts";
import type { Context } from "#server/context.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { checkClock } from "./clock-mark.ts";
import { eraseBookings } from "./erase.ts";
import { readSetting, writeSetting } from "./settings.ts";

const retentionKey = "retention-months";

interface Retention {
  /** Null keeps everything, as does a database without the setting. */
  readonly months: number | null;
}

export const readRetention = defineCommand({
  name: "readRetention",
  kind: "read",
  async run(db, _input: undefined): Promise<Retention> {
    const months = await readSetting(db, retentionKey);
    return { months: months === undefined ? null : Number(months) };
  },
});

export const writeRetention = defineCommand({
  name: "writeRetention",
  kind: "write",
  async run(db, { months }: Retention): Promise<Retention> {
    if (months === null) await db.deleteFrom("settings").where("key", "=", retentionKey).execute();
    else await writeSetting(db, retentionKey, String(months));
    return { months };
  },
});

/** Sets the retention of a new database. One with a booking or a user may keep everything, also after an update. */
export const initializeRetention = defineCommand({
  name: "initializeRetention",
  kind: "write",
  async run(db, { months }: { readonly months: number }): Promise<void> {
    const booking = await db.selectFrom("bookings").select("id").limit(1).executeTakeFirst();
    const user = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
    if (booking || user || (await readSetting(db, retentionKey)) !== undefined) return;
    await writeSetting(db, retentionKey, String(months));
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

/** All bookings from this `seq` on are kept: an older day among them comes from a clock that was behind. */
export const firstKeptBooking = defineCommand({
  name: "firstKeptBooking",
  kind: "read",
  async run(db, { since, today }: KeptDays): Promise<number | null> {
    const { seq } = await db
      .selectFrom("bookings")
      .select(({ fn }) => fn.min<number | null>("seq").as("seq"))
      .where("day", ">=", since)
      // A day in the future comes from a clock that was ahead.
      .where("day", "<=", today)
      .executeTakeFirstOrThrow();
    return seq;
  },
});

interface Expiry extends Pick<KeptDays, "since"> {
  readonly firstKept: number | null;
}

const conditions = [
  // The index bookings_erasable has this condition, word for word.
  sql<boolean>`erased_at is null and status not in ('scheduled', 'active')`,
  // Whatever status it had when it was merged.
  sql<boolean>`joined_into is not null and erased_at is null and status in ('scheduled', 'active')`,
];

const expired = (db: Kysely<Database>, { since, firstKept }: Expiry) =>
  conditions.map((condition) => {
    const old = db.selectFrom("bookings").where(condition).where("day", "<", since);
    return firstKept === null ? old : old.where("seq", "<", firstKept);
  });

export const previewRetention = defineCommand({
  name: "previewRetention",
  kind: "read",
  async run(db, kept: KeptDays): Promise<{ bookings: number; oldest: string | null }> {
    const firstKept = await firstKeptBooking.run(db, kept);
    let bookings = 0;
    const days: string[] = [];
    for (const query of expired(db, { since: kept.since, firstKept })) {
      const found = await query
        .select(({ fn }) => [
          fn.countAll().as("bookings"),
          fn.min<string | null>("day").as("oldest"),
        ])
        .executeTakeFirstOrThrow();
      bookings += Number(found.bookings);
      if (found.oldest !== null) days.push(found.oldest);
    }
    return { bookings, oldest: days.toSorted()[0] ?? null };
  },
});

interface Batch extends Expiry, Pick<Change, "at" | "webhook"> {
  readonly limit: number;
}

export const eraseExpiredBatch = defineCommand({
  name: "eraseExpiredBatch",
  kind: "write",
  async run(db, { limit, at, webhook, ...expiry }: Batch): Promise<number> {
    const ids: string[] = [];
    for (const query of expired(db, expiry)) {
      const found = await query
        .select("id")
        .orderBy("day")
        .limit(limit - ids.length)
        .execute();
      ids.push(...found.map(({ id }) => id));
    }
    await eraseBookings(db, { ids, at, actor: "retention", webhook });
    return ids.length;
  },
});

/** How many are erased in one transaction, for which new bookings wait. */
const batchSize = 50;

export interface ErasingApp extends Pick<Context, "store" | "now"> {
  readonly env: Pick<Context["env"], "WEBHOOK_URL">;
}

/** Erases bookings older than the setting allows, unless the clock is not trusted. @returns how many it found */
export async function eraseExpired(
  { store, env, now }: ErasingApp,
  signal?: AbortSignal,
): Promise<number> {
  const { months } = await store.run(readRetention, undefined);
  if (months === null) return 0;
  const moment = now();
  const at = moment.toISOString();
  const { isTrusted } = await store.run(checkClock, { now: at });
  if (!isTrusted) return 0;
  const kept = keptDays(moment, months);
  const firstKept = await store.run(firstKeptBooking, kept);
  const webhook = env.WEBHOOK_URL !== undefined;
  const batch = { since: kept.since, firstKept, limit: batchSize, at, webhook };
  let total = 0;
  while (!signal?.aborted) {
    const found = await store.run(eraseExpiredBatch, batch);
    total += found;
    if (found < batchSize) break;
  }
  return total;
}
