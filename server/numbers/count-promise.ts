import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { counted, type Days, forgotten, promiseSeconds } from "./counted.ts";

/** How the bookings of one day stand. Who waits with time left counts neither way, nor who was declined unheard. */
export interface DayOfPromise {
  readonly day: string;
  readonly bookings: number;
  readonly inTime: number;
  readonly late: number;
}

/** How the promise was kept, for each day with bookings, the oldest first. */
export async function promiseByDay(
  db: Kysely<Database>,
  days: Days,
  now: string,
): Promise<DayOfPromise[]> {
  const rows = await counted(db, days)
    .select(({ fn }) => [
      "day",
      fn.countAll().as("bookings"),
      fn.countAll().filterWhere("contact_seconds", "<=", promiseSeconds).as("inTime"),
      fn.countAll().filterWhere("contact_seconds", ">", promiseSeconds).as("late"),
    ])
    .groupBy("day")
    .orderBy("day")
    .execute();
  const unheard = await forgotten(db, days, now)
    .select(({ fn }) => ["day", fn.countAll().as("bookings")])
    .groupBy("day")
    .execute();
  const unheardOf = new Map(unheard.map(({ day, bookings }) => [day, Number(bookings)]));
  // PostgreSQL counts in text.
  return rows.map(({ day, bookings, inTime, late }) => ({
    day,
    bookings: Number(bookings),
    inTime: Number(inTime),
    late: Number(late) + (unheardOf.get(day) ?? 0),
  }));
}

/**
 * The middle of all seconds to first contact (between the two middle ones, their mean); null without any. Counted by
 * minutes first, so that only the seconds of the middle ones are sorted.
 */
export async function medianSeconds(db: Kysely<Database>, days: Days): Promise<number | null> {
  const contacted = counted(db, days).where("contact_seconds", "is not", null);
  const minutes = await contacted
    .select(({ fn }) => [sql<number>`contact_seconds / 60`.as("minute"), fn.countAll().as("count")])
    .groupBy(sql`contact_seconds / 60`)
    .orderBy("minute")
    .execute();
  const ends: { readonly minute: number; readonly before: number; readonly end: number }[] = [];
  for (const { minute, count } of minutes) {
    const before = ends.at(-1)?.end ?? 0;
    ends.push({ minute, before, end: before + Number(count) });
  }
  const all = ends.at(-1)?.end ?? 0;
  const lower = ends.find(({ end }) => end >= all / 2);
  const upper = ends.find(({ end }) => end > all / 2);
  if (!lower || !upper) return null;
  const middle = await contacted
    .select("contact_seconds as seconds")
    .where("contact_seconds", ">=", lower.minute * 60)
    .where("contact_seconds", "<", (upper.minute + 1) * 60)
    .orderBy("contact_seconds")
    .limit(all % 2 === 0 ? 2 : 1)
    .offset(Math.ceil(all / 2) - 1 - lower.before)
    .execute();
  return Math.round(middle.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0) / middle.length);
}

/** The whole of some days. */
export const total = (
  rows: readonly DayOfPromise[],
  what: "bookings" | "inTime" | "late",
): number => rows.reduce((sum, row) => sum + row[what], 0);
