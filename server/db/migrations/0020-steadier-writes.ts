import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Search indexes are brought up to date in small steps, by batches of bookings on SQLite and after 256 kB on PostgreSQL,
 * so that no booking waits long for it. Old keys are found without an index, once an hour.
 */
export const steadierWrites = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop index booking_requests_oldest`.execute(db);
    if (engine === "sqlite")
      await sql`insert into booking_search(booking_search, rank) values ('automerge', 0)`.execute(
        db,
      );
    else await sql`alter index bookings_search set (gin_pending_list_limit = 256)`.execute(db);
  },
});
