import type { Migration } from "kysely/migration";
import { commercialHref } from "#content/commercial.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { quote } from "#domain/booking/prices.ts";
import type { Engine } from "#server/db/engine.ts";
import { createTables } from "./0001-tables.ts";
import { dropRemoved, type Prices } from "./0002-less.ts";

const prices: Prices = {
  of: serviceTypes.flatMap((plan) =>
    dogCounts.map((dogs) => ({ plan, dogs, perVisit: quote(plan, dogs).perVisit })),
  ),
  pageWithout: commercialHref,
};

/** In the order of their names. From version 1.0.0 on, none is ever changed. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  "0001-tables": createTables(engine),
  "0002-less": dropRemoved(engine, prices),
});
