import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { pushContract } from "./push.contract.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe("notifications on PostgreSQL", () => {
  pushContract(async () =>
    openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() }),
  );
});
