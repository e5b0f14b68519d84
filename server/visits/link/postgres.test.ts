import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { visitorLinkContract } from "./link.contract.ts";
import { newsContract } from "./news.contract.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const rounds = Number(process.env["ROUNDS"] ?? 3);

describe("visitors' news on PostgreSQL", () =>
  newsContract(async () =>
    openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() }),
  ));

describe("the visitor's link on PostgreSQL", () =>
  visitorLinkContract(async () => {
    const DATABASE_URL = await server.createDatabase();
    const open = () => openStore({ DATA_DIR: "unused", DATABASE_URL });
    return { store: await open(), others: [await open(), await open(), await open()] };
  }, rounds));
