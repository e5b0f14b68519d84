import { type Kysely, sql } from "kysely";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

/** Derives how soon bookings were scheduled, visited and won, from their visits and histories without what was undone. */
export async function updateSteps(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const secondsTo = (at: "event.at" | "visits.outcome_at") =>
    engineOf(db) === "sqlite"
      ? sql`max(0, unixepoch(${sql.ref(at)}) - unixepoch(bookings.created_at))`
      : sql`greatest(0, floor(extract(epoch from ${sql.ref(at)} - bookings.created_at)))::integer`;
  const firstTime = (status: "scheduled" | "active") => sql<number | null>`(
    select ${secondsTo("event.at")} from booking_events as event
    where event.booking_id = bookings.id and event.to_status = ${status} and event.undoes is null
      and not exists (select 1 from booking_events as back
        where back.booking_id = bookings.id and back.undoes = event.id)
    order by event.at limit 1)`;
  const firstVisit = sql<number | null>`(
    select ${secondsTo("visits.outcome_at")} from visits
    where visits.booking_id = bookings.id and visits.state = 'done')`;
  await db
    .updateTable("bookings")
    .set({
      scheduled_seconds: firstTime("scheduled"),
      visit_seconds: firstVisit,
      customer_seconds: firstTime("active"),
    })
    .where("id", "in", ids)
    .execute();
}
