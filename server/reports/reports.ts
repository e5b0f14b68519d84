import { type Kysely, sql } from "kysely";
import type { Numbers, Summary } from "#domain/api/reports.ts";
import { callBy, newestBookedWith } from "#domain/call-by.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, weekOf } from "#domain/days.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { findOldestWaiting } from "#server/messages/delivery-alarm.ts";
import {
  bookingsOf,
  type Days,
  dailyResponses,
  medianSeconds,
  midnight,
  total,
  waitingBookings,
  weeklyResponses,
} from "./response-times.ts";

/** A chart with more keys would be unreadable. */
const maxKeys = 100;

/** The report over Phoenix days, as of the moment `now` (ISO 8601 in UTC). */
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
      medianSeconds: await medianSeconds(db, days),
      weeks: weeklyResponses(rows, days),
      areas: by("area"),
      pages: by("page"),
      plans: by("service_type"),
    };
  },
});

type TallyColumn = "area" | "page" | "service_type";

/** Counts by area, page and plan in one sorted pass: three passes take SQLite half as long again. */
async function tallies(db: Kysely<Database>, days: Days) {
  const rows = await bookingsOf(db, days)
    .select(({ fn }) => ["area", "page", "service_type", fn.countAll().as("bookings")])
    .groupBy(["area", "page", "service_type"])
    .execute();
  return (column: TallyColumn) => {
    const counts = new Map<string | null, number>();
    for (const { [column]: key, bookings } of rows)
      counts.set(key, (counts.get(key) ?? 0) + Number(bookings));
    return [...counts]
      .map(([key, bookings]) => ({ key, bookings }))
      .sort((a, b) => b.bookings - a.bookings || ((a.key ?? "") < (b.key ?? "") ? -1 : 1))
      .slice(0, maxKeys);
  };
}

const weeksShown = 12;
const daysMeasured = 30;

/** What needs attention at the moment `now` (ISO 8601 in UTC), and recent response times. */
export const countSummary = defineCommand({
  name: "countSummary",
  kind: "read",
  async run(db, { now }: { readonly now: string }): Promise<Omit<Summary, "lacksMailServer">> {
    const today = phoenixDay(new Date(now));
    const measured = { from: addDays(today, 1 - daysMeasured), to: today };
    const shown = { from: addDays(weekOf(today), -7 * (weeksShown - 1)), to: today };
    const newestLate = newestBookedWith(callBy, new Date(now)).toISOString();
    const { waiting, overdue } = await waitingBookings(db)
      .select(({ fn }) => [
        fn.countAll().as("waiting"),
        fn.countAll().filterWhere("created_at", "<=", newestLate).as("overdue"),
      ])
      .executeTakeFirstOrThrow();
    const { spam } = await db
      .selectFrom("bookings")
      .select(({ fn }) => fn.countAll().as("spam"))
      .where("status", "=", "spam")
      .where("joined_into", "is", null)
      .executeTakeFirstOrThrow();
    // Each condition in `sql` is exactly that of an index: messages_failed, messages_unsent.
    const { failed } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll().as("failed"))
      .where(sql<boolean>`state = 'failed'`)
      .executeTakeFirstOrThrow();
    const { withheld } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll().as("withheld"))
      .where("state", "=", "withheld")
      .where(sql<boolean>`state <> 'sent'`)
      .where("created_at", ">=", midnight(today))
      .executeTakeFirstOrThrow();
    const gone = await db
      .selectFrom("push_devices")
      .select("name")
      .where("gone_at", "is not", null)
      .orderBy("gone_at")
      .execute();
    // The weeks shown include the days measured.
    const rows = await dailyResponses(db, shown, now);
    const recent = rows.filter(({ day }) => day >= measured.from);
    return {
      waiting: Number(waiting),
      overdue: Number(overdue),
      spam: Number(spam),
      failedMessages: Number(failed),
      withheldToday: Number(withheld),
      oldestWaiting: await findOldestWaiting.run(db, {}),
      goneDevices: gone.map(({ name }) => name),
      inTime: total(recent, "inTime"),
      late: total(recent, "late"),
      medianSeconds: await medianSeconds(db, measured),
      weeks: weeklyResponses(rows, shown).map(({ week, bookings }) => ({ week, bookings })),
    };
  },
});
