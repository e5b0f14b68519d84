import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { leaveToWriter } from "./search.ts";

/** Bookings are numbered and put into SQLite's search by who stores them, many at once. */
export const searchAtCommit = (engine: Engine): Migration => ({
  async up(db: Kysely<Database>) {
    if (engine === "sqlite") await leaveToWriter(db);
  },
});
