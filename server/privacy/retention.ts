import { type Kysely, sql } from "kysely";
import { phoenixDay } from "#domain/dates.ts";
import { monthsBefore } from "#domain/days.ts";
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

/** Customers are kept, but not bookings that were merged into theirs. The first half is the condition of bookings_erasable. */
const erasable = sql<boolean>`(erased_at is null and status not in ('scheduled', 'active')
  or erased_at is null and joined_into is not null)`;

const expired = (db: Kysely<Database>, { since, today }: KeptDays) =>
  db
    .selectFrom("bookings")
    .where(erasable)
    .where("day", "<", since)
    // An older day that was booked after a kept one comes from a clock that was behind.
    .where("seq", "<", ({ selectFrom }) =>
      selectFrom("bookings as kept")
        .select(sql<number>`coalesce(min(seq), 9007199254740991)`.as("first"))
        .where("day", ">=", since)
        // A day in the future comes from a clock that was ahead.
        .where("day", "<=", today),
    );

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

/** How many are erased in one transaction, for which new bookings wait. */
const batchSize = 50;

export const eraseExpiredBatch = defineCommand({
  name: "eraseExpiredBatch",
  kind: "write",
  async run(db, { at, ...kept }: KeptDays & { readonly at: string }) {
    const found = await expired(db, kept).select("id").limit(batchSize).execute();
    const ids = found.map(({ id }) => id);
    await eraseBookings(db, { ids, at, actor: "retention" });
    return ids.length;
  },
});

/** Erases bookings older than the setting allows, unless the clock is not trusted. @returns how many it found */
export async function eraseExpired(
  { store, now }: Pick<Context, "store" | "now">,
  signal?: AbortSignal,
): Promise<number> {
  const { months } = await store.run(readRetention, undefined);
  if (months === null) return 0;
  const moment = now();
  const at = moment.toISOString();
  const { isTrusted } = await store.run(checkClock, { now: at });
  if (!isTrusted) return 0;
  const batch = { ...keptDays(moment, months), at };
  let total = 0;
  while (!signal?.aborted) {
    const found = await store.run(eraseExpiredBatch, batch);
    total += found;
    if (found < batchSize) break;
  }
  return total;
}
