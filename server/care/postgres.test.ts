import { afterAll, beforeAll, describe } from "vitest";
import { openStore, type Store } from "#server/db/store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { careContract } from "./care.contract.ts";

let server: PostgresServer;
let store: Store;
beforeAll(async () => {
  server = await startPostgres();
  store = await openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() });
});
afterAll(async () => {
  await store.close();
  await server.stop();
});

describe("PostgreSQL forgets what it should", () => {
  careContract(async () => store);
});
