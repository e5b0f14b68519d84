import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/open-store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { claimsContract } from "./claims.contract.ts";
import { correctionsContract } from "./corrections.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { listsContract } from "./lists.contract.ts";
import { mergesContract } from "./merge.contract.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const open = async () =>
  openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() });

describe("lists on PostgreSQL", () => listsContract(open));
describe("bookings on PostgreSQL", () => bookingsContract(open));
describe("merges on PostgreSQL", () => mergesContract(open));
describe("corrections on PostgreSQL", () => correctionsContract(open));
describe("leads by phone on PostgreSQL", () => leadsContract(open));
describe("claims on PostgreSQL", () => claimsContract(open));
