import { type Kysely, type RawBuilder, sql } from "kysely";
import { business } from "#content/business.ts";
import { isoAfter, phoenixOffsetMs } from "#domain/dates.ts";
import { weekOf, weeksBetween } from "#domain/days.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { waitingBookings } from "#server/journal/read-booking.ts";

/** Phoenix days, "2026-11-20", both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Response times for one day. The bookings that are in no part of it are still within their time. */
export interface DailyResponse {
  readonly day: string;
  readonly bookings: number;
  readonly inTime: number;
  readonly late: number;
  /** Declined, for instance, without a first contact. */
  readonly uncalled: number;
}

const replyWithinSeconds = business.replyWithinHours * 3600;

/** When a Phoenix day begins, as ISO 8601 in UTC. */
export const midnight = (day: string): string => isoAfter(day, -phoenixOffsetMs);

/** Without spam and merged bookings. The index bookings_by_day covers these queries. */
export const bookingsOf = (db: Kysely<Database>, { from, to }: Days) =>
  db
    .selectFrom("bookings")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("status", "<>", "spam")
    .where("merged_into", "is", null);

export async function dailyResponses(
  db: Kysely<Database>,
  days: Days,
  now: string,
): Promise<DailyResponse[]> {
  const rows = await bookingsOf(db, days)
    .select([
      "day",
      countOf(sql`*`).as("bookings"),
      countOf(sql`case when contact_seconds <= ${replyWithinSeconds} then 1 end`).as("inTime"),
      countOf(sql`case when contact_seconds > ${replyWithinSeconds} then 1 end`).as("late"),
      countOf(sql`case when contact_seconds is null and status <> 'pending' then 1 end`).as(
        "uncalled",
      ),
    ])
    .groupBy("day")
    .orderBy("day")
    .execute();
  const overdue = await waitingBookings(db)
    .select(["day", countOf(sql`*`).as("bookings")])
    .where("created_at", ">=", midnight(days.from))
    .where("created_at", "<=", isoAfter(now, -replyWithinSeconds * 1000))
    .where("day", "<=", days.to)
    .where("contact_seconds", "is", null)
    .groupBy("day")
    .execute();
  const overdueOf = new Map(overdue.map(({ day, bookings }) => [day, bookings]));
  return rows.map((row) => ({ ...row, late: row.late + (overdueOf.get(row.day) ?? 0) }));
}

/** Counts values that are not null. The cast makes it a number: PostgreSQL's own count comes as text. */
export const countOf = (value: RawBuilder<unknown>) =>
  sql<number>`cast(count(${value}) as integer)`;

/** Ignores nulls and rounds to a whole number. */
export function medianOf(db: Kysely<Database>, value: RawBuilder<unknown>) {
  const median =
    engineOf(db) === "sqlite"
      ? sql`median(${value})`
      : sql`percentile_cont(0.5) within group (order by ${value})`;
  return sql<number | null>`cast(floor(${median} + 0.5) as integer)`;
}

export async function medianSeconds(db: Kysely<Database>, days: Days): Promise<number | null> {
  const { median } = await bookingsOf(db, days)
    .select(medianOf(db, sql`contact_seconds`).as("median"))
    .executeTakeFirstOrThrow();
  return median;
}

/** The day of the first booking ever. */
export async function firstDay(db: Kysely<Database>): Promise<string | null> {
  const first = await db
    .selectFrom("bookings")
    .select("day")
    .where("status", "<>", "spam")
    .where("merged_into", "is", null)
    .orderBy("day")
    .limit(1)
    .executeTakeFirst();
  return first?.day ?? null;
}

export const total = (
  rows: readonly DailyResponse[],
  key: "bookings" | "inTime" | "late" | "uncalled",
): number => rows.reduce((sum, row) => sum + row[key], 0);

/** Every week that overlaps the days, also those without bookings. */
export const weeklyResponses = (rows: readonly DailyResponse[], { from, to }: Days) => {
  const weeks = Map.groupBy(rows, ({ day }) => weekOf(day));
  return weeksBetween(from, to).map((week) => {
    const ofWeek = weeks.get(week) ?? [];
    return {
      week,
      bookings: total(ofWeek, "bookings"),
      inTime: total(ofWeek, "inTime"),
      late: total(ofWeek, "late"),
      uncalled: total(ofWeek, "uncalled"),
    };
  });
};
