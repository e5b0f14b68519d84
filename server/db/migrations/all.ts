import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/engine.ts";
import { createTables } from "./0001-tables.ts";
import { dropRemoved } from "./0002-less.ts";

/** In the order of their names. From version 1.0.0 on, none is ever changed. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  "0001-tables": createTables(engine),
  "0002-less": dropRemoved(engine),
});
