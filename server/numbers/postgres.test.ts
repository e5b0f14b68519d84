import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe } from "vitest";
import { connectPostgres } from "#server/db/connect-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { numbersContract } from "./numbers.contract.ts";

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
  numbersContract(async () => db);
});
