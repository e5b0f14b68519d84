import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const visitorLink: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("visit_links")
      .addColumn("booking_id", "text", (column) => column.primaryKey().references("bookings.id"))
      .addColumn("generation", "integer", (column) => column.notNull())
      .addColumn("digest", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .addColumn("reach_by", "text")
      .addColumn("news_since", "timestamptz")
      .execute();
    await db.schema
      .createIndex("visit_links_with_news")
      .on("visit_links")
      .column("news_since")
      .where(sql.ref("news_since"), "is not", null)
      .execute();
    await db.schema
      .createIndex("visits_held")
      .on("visits")
      .column("held_until")
      .where(sql.ref("state"), "=", sql.lit("held"))
      .execute();
  },
};
