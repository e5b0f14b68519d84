import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the database fills in by itself: a random UUID and the present moment. @see docs/product.md#stored-booking */
const defaults = {
  sqlite: {
    id: sql`(lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
      substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))))`,
    now: sql`(strftime('%Y-%m-%dT%H:%M:%fZ'))`,
  },
  postgres: { id: sql`gen_random_uuid()::text`, now: sql`now()` },
};

export const createBookings = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("bookings")
      .addColumn("id", "text", (column) => column.primaryKey().defaultTo(defaults[engine].id))
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("city", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("zip_code", "text", (column) => column.notNull())
      .addColumn("service_date", "text")
      .addColumn("num_dogs", "text", (column) => column.notNull())
      .addColumn("service_type", "text", (column) => column.notNull())
      .addColumn("special_requests", "text")
      .addColumn("status", "text", (column) => column.notNull().defaultTo("pending"))
      .addColumn("created_at", "timestamptz", (column) =>
        column.notNull().defaultTo(defaults[engine].now),
      )
      .execute();
    await db.schema
      .createIndex("bookings_newest")
      .on("bookings")
      .columns(["created_at desc", "id desc"])
      .execute();

    await db.schema
      .createTable("booking_events")
      .addColumn("id", "text", (column) => column.primaryKey().defaultTo(defaults[engine].id))
      .addColumn("booking_id", "text", (column) => column.notNull().references("bookings.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("at", "timestamptz", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("page", "text")
      .execute();
    await db.schema
      .createIndex("booking_events_of_booking")
      .on("booking_events")
      .columns(["booking_id", "at"])
      .execute();

    await db.schema
      .createTable("booking_requests")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("booking_id", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("booking_requests_oldest")
      .on("booking_requests")
      .column("created_at")
      .execute();

    await db.schema
      .createTable("users")
      .addColumn("id", "text", (column) => column.primaryKey().defaultTo(defaults[engine].id))
      .addColumn("username", "text", (column) => column.notNull().unique())
      .addColumn("password", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("heartbeat")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("at", "timestamptz", (column) => column.notNull())
      .execute();
  },
});
