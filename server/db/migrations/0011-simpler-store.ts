import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** SQLite's search index is merged automatically again, and the readiness check no longer writes a row. */
export const simplerStore = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db) {
    await db.schema.dropTable("heartbeat").execute();
    if (engine === "sqlite")
      await sql`insert into booking_search(booking_search, rank) values ('automerge', 4)`.execute(
        db,
      );
  },
});
