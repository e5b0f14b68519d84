import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The program numbers bookings and adds them to SQLite's search index itself, many in one step. */
export const searchAtCommit = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === "sqlite") await sql`drop trigger bookings_added`.execute(db);
  },
});
