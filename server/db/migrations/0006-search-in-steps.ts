import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { mergeByWriter } from "./search.ts";

/** SQLite's search is merged by who stores bookings, a little each time. */
export const searchInSteps = (engine: Engine): Migration => ({
  async up(db: Kysely<Database>) {
    if (engine === "sqlite") await mergeByWriter(db);
  },
});
