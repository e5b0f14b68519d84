import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { joinsContract } from "./joins.contract.ts";
import { listsContract } from "./lists.contract.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const open = async () =>
  openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() });

describe("lists on PostgreSQL", () => listsContract(open));
describe("bookings on PostgreSQL", () => bookingsContract(open));
describe("joins on PostgreSQL", () => joinsContract(open));
