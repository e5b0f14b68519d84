import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const createGateNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("gate_notes")
      .addColumn("booking_id", "text", (column) => column.primaryKey().references("bookings.id"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addColumn("written_at", "timestamptz", (column) => column.notNull())
      .execute();
  },
};
