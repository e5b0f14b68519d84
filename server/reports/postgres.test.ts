import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import type { Database } from "#server/db/schema.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { openPostgresStore } from "#server/testing/open-instances.ts";
import { funnelContract } from "./funnel.contract.ts";
import { reportsContract } from "./reports.contract.ts";

let db: Kysely<Database>;
beforeAll(async () => {
  db = connectPostgres(await newDatabase());
  await migrate(db, "postgres");
});
afterAll(async () => {
  await db.destroy();
});

describe("PostgreSQL counts the same", () => {
  reportsContract(async () => db);
});

describe("PostgreSQL's funnel is the same", () => {
  funnelContract(openPostgresStore);
});
