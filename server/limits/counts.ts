import type { Kysely } from "kysely";
import { dayMs, phoenixOffsetMs } from "#domain/dates.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Database } from "#server/db/schema.ts";

export interface Counter {
  /** What is counted, and whose. */
  readonly key: string;
  readonly windowMs: number;
  /** Nothing is counted that has no end. */
  readonly most: number;
  readonly amount?: number;
}

/** Windows start at the same moments on all instances, and days at midnight in Phoenix. */
export function windowAt(windowMs: number, atMs: number) {
  const local = atMs + phoenixOffsetMs;
  const start = atMs - (((local % windowMs) + windowMs) % windowMs);
  return { start, end: start + windowMs };
}

/** Counts outlive their window by a day, since a message counts on the day on which it was enqueued. */
export function storedKey({ key, windowMs }: Counter, at: string) {
  const { start, end } = windowAt(windowMs, Date.parse(at));
  return { key: digestOf(`${key} ${start}`), until: new Date(end + dayMs).toISOString() };
}

/** Adds to the counts of all instances. @returns the count of each after it */
export async function count(
  db: Kysely<Database>,
  counters: readonly Counter[],
  at: string,
): Promise<number[]> {
  const rows = new Map<string, { key: string; count: number; until: string }>();
  const places = counters.map((counter) => {
    if (!Number.isFinite(counter.most)) return undefined;
    const { key, until } = storedKey(counter, at);
    const row = rows.get(key) ?? { key, count: 0, until };
    row.count += counter.amount ?? 1;
    rows.set(key, row);
    return { key, within: row.count };
  });
  if (rows.size === 0) return counters.map(() => 0);
  const counted = await db
    .insertInto("allowance_counts")
    // Always in the same order: simultaneous ones cannot deadlock.
    .values([...rows.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => ({
        count: eb("allowance_counts.count", "+", ref("excluded.count")),
      })),
    )
    .returning(["key", "count"])
    .execute();
  const before = new Map(
    counted.map(({ key, count: after }) => [key, after - (rows.get(key)?.count ?? 0)]),
  );
  return places.map((place) => (place ? (before.get(place.key) ?? 0) + place.within : 0));
}

export const uncount = (db: Kysely<Database>, counters: readonly Counter[], at: string) =>
  count(
    db,
    counters.map((one) => ({ ...one, amount: -(one.amount ?? 1) })),
    at,
  );

/** Spends all or nothing, in the transaction of what it guards. @returns what is used up */
export async function spend<One extends Counter>(
  db: Kysely<Database>,
  counters: readonly One[],
  at: string,
): Promise<One | undefined> {
  const counts = await count(db, counters, at);
  const over = counters.find(({ most }, index) => (counts[index] ?? 0) > most);
  if (over) await uncount(db, counters, at);
  return over;
}
