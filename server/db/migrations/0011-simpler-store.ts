import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/engine.ts";

/** SQLite merges the parts of its search index by itself again, and readiness writes no row any more. */
export const simplerStore = (engine: Engine): Migration => ({
  async up(db) {
    await db.schema.dropTable("heartbeat").execute();
    if (engine === "sqlite")
      await sql`insert into booking_search(booking_search, rank) values ('automerge', 4)`.execute(
        db,
      );
  },
});
