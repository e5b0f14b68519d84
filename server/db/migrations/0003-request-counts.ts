import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Requests counted by all instances together. PostgreSQL empties the table after a crash. */
export const createRequestCounts = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = db.schema
      .createTable("request_counts")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("until", "timestamptz", (column) => column.notNull());
    // Unlogged: no commit waits for the disk.
    await (engine === "postgres" ? table.modifyFront(sql`unlogged`) : table).execute();
  },
});
