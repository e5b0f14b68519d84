import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FunnelRow } from "#domain/api/reports.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { bookingsOf, countOf, type Days, medianOf } from "./response-times.ts";

interface FunnelQuery extends Days {
  /** One row for each; by default a single row for all. */
  readonly by?: "week" | "area" | "plan" | undefined;
}

const weekOfDay = (db: Kysely<Database>) =>
  engineOf(db) === "sqlite"
    ? sql`date(day, '-6 days', 'weekday 0')`
    : sql`to_char(date_trunc('week', day::date + 1) - interval '1 day', 'YYYY-MM-DD')`;

/** Counts the later steps as well: a customer counts as visited even without a recorded visit. */
const reaching = (...steps: readonly [string, ...string[]]) =>
  countOf(sql`coalesce(${sql.join([...steps.map((step) => sql.ref(step)), sql`null`])})`);

/** A booking that is new after a call has a voicemail. */
const reached = countOf(sql`case when status <> 'pending' then coalesce(
  contact_seconds, scheduled_seconds, visit_seconds, customer_seconds) end`);

const between = (db: Kysely<Database>, from: string, to: string) =>
  medianOf(db, sql`${sql.ref(to)} - ${sql.ref(from)}`);

/** Times are medians. The index bookings_by_day covers the query. */
export const countFunnel = defineCommand({
  name: "countFunnel",
  kind: "read",
  async run(db, { by, ...days }: FunnelQuery): Promise<FunnelRow[]> {
    const keys = { week: weekOfDay(db), area: sql`area`, plan: sql`service_type` };
    const key: RawBuilder<unknown> = by ? keys[by] : sql`null`;
    const counted = bookingsOf(db, days).select([
      sql<string | null>`${key}`.as("key"),
      countOf(sql`*`).as("booked"),
      reached.as("reached"),
      reaching("scheduled_seconds", "visit_seconds", "customer_seconds").as("scheduled"),
      reaching("visit_seconds", "customer_seconds").as("visited"),
      reaching("customer_seconds").as("customers"),
      medianOf(db, sql`contact_seconds`).as("secondsToReached"),
      between(db, "contact_seconds", "scheduled_seconds").as("secondsToScheduled"),
      between(db, "scheduled_seconds", "visit_seconds").as("secondsToVisited"),
      between(db, "visit_seconds", "customer_seconds").as("secondsToCustomers"),
    ]);
    const found = await (by ? counted.groupBy(sql`1`) : counted).execute();
    // Weeks: newest first; else most bookings first. Sorted here, because the engines sort text differently.
    const isAfter = (one: FunnelRow, other: FunnelRow) => (one.key ?? "") < (other.key ?? "");
    return found.sort(
      (one, other) =>
        (by === "week" ? 0 : other.booked - one.booked) || (isAfter(one, other) ? 1 : -1),
    );
  },
});
