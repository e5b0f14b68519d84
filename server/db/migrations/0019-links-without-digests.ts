import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tokens name their booking, so that a booking stores no digest of its token. Links sent before this have ended. */
export const linksWithoutDigests: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite drops no unique column.
    await sql`alter table visit_links rename to old_links`.execute(db);
    await sql`drop index visit_links_with_news`.execute(db);
    await db.schema
      .createTable("visit_links")
      .addColumn("booking_id", "text", (column) => column.primaryKey().references("bookings.id"))
      .addColumn("generation", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("reach_by", "text")
      .addColumn("news_since", "timestamptz")
      .execute();
    await sql`insert into visit_links (booking_id, generation, reach_by, news_since)
      select booking_id, generation, reach_by, news_since from old_links
      where generation > 0 or reach_by is not null or news_since is not null`.execute(db);
    await sql`drop table old_links`.execute(db);
    await sql`create index visit_links_with_news on visit_links (news_since)
      where news_since is not null`.execute(db);
  },
};
