import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** SQLite's search index is not merged automatically. */
export const searchInSteps = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === "sqlite")
      await sql`insert into booking_search(booking_search, rank) values ('automerge', 0)`.execute(
        db,
      );
  },
});
