import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Numbers, Summary } from "#domain/api/reports.ts";
import { phoenixDay } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { findOldestWaiting } from "#server/messages/delivery-alarm.ts";
import {
  bookingsOf,
  countOf,
  type Days,
  dailyResponses,
  firstDay,
  medianSeconds,
  midnight,
  total,
  weeklyResponses,
} from "./response-times.ts";

/** A chart with more keys would be unreadable. */
const maxKeys = 100;

export const countReport = defineCommand({
  name: "countReport",
  kind: "read",
  async run(db, { now, ...days }: Days & { readonly now: string }): Promise<Numbers> {
    const rows = await dailyResponses(db, days, now);
    const by = await tallies(db, days);
    return {
      bookings: total(rows, "bookings"),
      inTime: total(rows, "inTime"),
      late: total(rows, "late"),
      uncalled: total(rows, "uncalled"),
      since: await firstDay(db),
      medianSeconds: await medianSeconds(db, days),
      weeks: weeklyResponses(rows, days),
      areas: by("area"),
      pages: by("page"),
      plans: by("service_type"),
    };
  },
});

type TallyColumn = "area" | "page" | "service_type";

/** One sorted pass for all three: three passes take SQLite 1.5 times as long. */
async function tallies(db: Kysely<Database>, days: Days) {
  const rows = await bookingsOf(db, days)
    .select(["area", "page", "service_type", countOf(sql`*`).as("bookings")])
    .groupBy(["area", "page", "service_type"])
    .execute();
  return (column: TallyColumn) => {
    const counts = new Map<string | null, number>();
    for (const { [column]: key, bookings } of rows)
      counts.set(key, (counts.get(key) ?? 0) + bookings);
    return [...counts]
      .map(([key, bookings]) => ({ key, bookings }))
      .sort((a, b) => b.bookings - a.bookings || ((a.key ?? "") < (b.key ?? "") ? -1 : 1))
      .slice(0, maxKeys);
  };
}

async function countRows(
  query: SelectQueryBuilder<Database, "bookings" | "messages", object>,
): Promise<number> {
  const { rows } = await query.select(countOf(sql`*`).as("rows")).executeTakeFirstOrThrow();
  return rows;
}

export const countSummary = defineCommand({
  name: "countSummary",
  kind: "read",
  async run(
    db,
    { now }: { readonly now: string },
  ): Promise<Omit<Summary, "lacksMailServer" | "blockers" | "unfit">> {
    const spam = db
      .selectFrom("bookings")
      .where("status", "=", "spam")
      .where("merged_into", "is", null);
    // Each condition in `sql` is exactly that of an index: messages_failed, messages_unsent.
    const failed = db.selectFrom("messages").where(sql<boolean>`state = 'failed'`);
    const withheld = db
      .selectFrom("messages")
      .where("state", "=", "withheld")
      .where(sql<boolean>`state <> 'sent'`)
      .where("created_at", ">=", midnight(phoenixDay(new Date(now))));
    return {
      spam: await countRows(spam),
      failedMessages: await countRows(failed),
      withheldToday: await countRows(withheld),
      oldestWaiting: await findOldestWaiting.run(db, {}),
    };
  },
});

/** Bookings by status, and unsent messages by kind and state. */
export const countState = defineCommand({
  name: "countState",
  kind: "read",
  async run(db, _input: object) {
    const bookings = await db
      .selectFrom("bookings")
      .select(["status", sql<number>`cast(count(*) as integer)`.as("count")])
      .groupBy("status")
      .execute();
    const messages = await db
      .selectFrom("messages")
      .select(["kind", "state", sql<number>`cast(count(*) as integer)`.as("count")])
      .where("state", "<>", "sent")
      .groupBy(["kind", "state"])
      .execute();
    return { bookings, messages };
  },
});
