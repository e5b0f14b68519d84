import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { sessionContract } from "./session.contract.ts";

let server: PostgresServer;
let DATABASE_URL: string;
beforeAll(async () => {
  server = await startPostgres();
  DATABASE_URL = await server.createDatabase();
});
afterAll(() => server.stop());

describe("PostgreSQL keeps sessions", () => {
  sessionContract(() => openStore({ DATA_DIR: "unused", DATABASE_URL }));
});
