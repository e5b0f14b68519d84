import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Leads by phone, claims, and how soon a booking was scheduled, visited and won. */
export const corrections = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable("bookings")
      .addColumn("source", "text", (column) => column.notNull().defaultTo("form"))
      .execute();
    await schema.alterTable("bookings").addColumn("claimed_by", "text").execute();
    await schema.alterTable("bookings").addColumn("claimed_until", "timestamptz").execute();
    for (const column of ["scheduled_seconds", "visit_seconds", "customer_seconds"])
      await schema.alterTable("bookings").addColumn(column, "integer").execute();

    const seconds =
      engine === "sqlite"
        ? sql`max(0, unixepoch(event.at) - unixepoch(bookings.created_at))`
        : sql`greatest(0, floor(extract(epoch from event.at - bookings.created_at)))::integer`;
    const firstTime = (status: "scheduled" | "active") => sql`(
      select ${seconds} from booking_events as event
      where event.booking_id = bookings.id and event.to_status = ${sql.lit(status)} and event.undoes is null
        and not exists (select 1 from booking_events as back
          where back.booking_id = bookings.id and back.undoes = event.id)
      order by event.at limit 1)`;
    await sql`update bookings set
      scheduled_seconds = ${firstTime("scheduled")},
      customer_seconds = ${firstTime("active")}
      where id in (select booking_id from booking_events where to_status in ('scheduled', 'active'))`.execute(
      db,
    );

    await schema.dropIndex("bookings_by_day").execute();
    await schema
      .createIndex("bookings_by_day")
      .on("bookings")
      .columns(["day", "status", "area", "service_type", "page", "contact_seconds", "joined_into"])
      .columns(["scheduled_seconds", "visit_seconds", "customer_seconds"])
      .execute();
  },
});
