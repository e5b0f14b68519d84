import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Batches of bookings merge SQLite's search index, a little each. Old keys are found without an index, once an hour. */
export const steadierWrites = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop index booking_requests_oldest`.execute(db);
    if (engine === "sqlite")
      await sql`insert into booking_search(booking_search, rank) values ('automerge', 0)`.execute(
        db,
      );
  },
});
