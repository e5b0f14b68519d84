import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { accountsContract } from "./accounts.contract.ts";

let server: PostgresServer;
let DATABASE_URL: string;
beforeAll(async () => {
  server = await startPostgres();
  DATABASE_URL = await server.createDatabase();
});
afterAll(() => server.stop());

describe("PostgreSQL keeps users, sessions and login attempts", () => {
  accountsContract(() => openStore({ DATA_DIR: "unused", DATABASE_URL }));
});
