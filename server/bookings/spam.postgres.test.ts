import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/open-store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { spamContract } from "./spam.contract.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe("spam on PostgreSQL", () => {
  spamContract(async () =>
    openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() }),
  );
});
