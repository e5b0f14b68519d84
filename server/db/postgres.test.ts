import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { storeContract } from "./store.contract.ts";
import { openStore } from "./store.ts";

let server: PostgresServer;
let DATABASE_URL: string;
beforeAll(async () => {
  server = await startPostgres();
  DATABASE_URL = await server.createDatabase();
});
afterAll(() => server.stop());

describe("PostgreSQL keeps the contract", () => {
  storeContract(() => openStore({ DATA_DIR: "unused", DATABASE_URL }));
});

test("two start at once on an empty database", async () => {
  const empty = { DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() };
  const stores = await Promise.all([openStore(empty), openStore(empty), openStore(empty)]);
  for (const store of stores) {
    expect(await store.run({ name: "listBookings", input: { limit: 1 } })).toEqual([]);
    await store.close();
  }
});

test("a server that is not there is said at start", async () => {
  const nowhere = { DATA_DIR: "unused", DATABASE_URL: "postgres://postgres@127.0.0.1:1/none" };
  await expect(openStore(nowhere)).rejects.toThrow(/PostgreSQL cannot be used.*ECONNREFUSED/);
});
