import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import type { Database } from "#server/db/schema.ts";
import { openStore } from "#server/open-store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { funnelContract } from "./funnel.contract.ts";
import { reportsContract } from "./reports.contract.ts";

let server: PostgresServer;
let db: Kysely<Database>;
beforeAll(async () => {
  server = await startPostgres();
  db = connectPostgres(await server.createDatabase());
  await migrate(db, "postgres");
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
});

describe("PostgreSQL counts the same", () => {
  reportsContract(async () => db);
});

describe("PostgreSQL's funnel is the same", () => {
  funnelContract(async () =>
    openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() }),
  );
});
