import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Lists look up who booked before, and confirmations are counted when they are delivered, each message once. The column
 * `same_as` stays, unused: while instances are updated one by one, those that still wait for it write it.
 */
export const lighterBookings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from confirmation_counts`.execute(db);
    await db.schema.alterTable("confirmation_counts").addColumn("message_id", "text").execute();
  },
};
