import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/engine.ts";

/** Where the instances count requests together. It is of the moment: after a crash PostgreSQL empties it. */
export const createRequestCounts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = db.schema
      .createTable("request_counts")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("until", "timestamptz", (column) => column.notNull());
    // No disk is waited for.
    await (engine === "postgres" ? table.modifyFront(sql`unlogged`) : table).execute();
  },
});
