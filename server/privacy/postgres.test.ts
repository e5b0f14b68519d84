import { afterAll, beforeAll, describe } from "vitest";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/open-store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { clockContract } from "./clock.contract.ts";
import { privacyContract } from "./privacy.contract.ts";

let server: PostgresServer;
const stores: Store[] = [];
beforeAll(async () => {
  server = await startPostgres();
});
async function open(): Promise<Store> {
  const DATABASE_URL = await server.createDatabase();
  const store = await openStore({ DATA_DIR: "unused", DATABASE_URL });
  stores.push(store);
  return store;
}
afterAll(async () => {
  for (const store of stores) await store.close();
  await server.stop();
});

describe("PostgreSQL forgets what it should", () => {
  privacyContract(open);
});

describe("PostgreSQL's leads outlast a wrong clock", () => {
  clockContract(open);
});
