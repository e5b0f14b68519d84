import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const createVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("visits")
      .addColumn("booking_id", "text", (column) => column.primaryKey().references("bookings.id"))
      .addColumn("uid", "text", (column) => column.notNull().unique())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("starts", "text", (column) => column.notNull())
      .addColumn("ends", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("sequence", "integer", (column) => column.notNull())
      .addColumn("event_id", "text", (column) => column.notNull())
      .addColumn("held_until", "timestamptz")
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .addColumn("changed_at", "timestamptz", (column) => column.notNull())
      .addColumn("outcome_at", "timestamptz")
      .execute();
    await db.schema.createIndex("visits_by_day").on("visits").columns(["day", "state"]).execute();
  },
};
