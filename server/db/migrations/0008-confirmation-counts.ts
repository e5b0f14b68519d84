import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const createConfirmationCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("confirmation_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("confirmation_counts_key", ["day", "key"])
      .execute();
  },
};
