import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Sessions and devices name the browser that they are in, so that ending a session also ends its notifications. */
export const browserOfSession: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["sessions", "push_devices"])
      await db.schema.alterTable(table).addColumn("browser", "text").execute();
  },
};
