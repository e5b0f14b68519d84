import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/open-store.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { visitorLinkContract } from "#server/visitor/link.contract.ts";
import { newsContract } from "#server/visitor/news.contract.ts";
import { gateNotesContract } from "./gate-notes.contract.ts";
import { mergedVisitsContract } from "./merged-visits.contract.ts";
import { undoVisitContract } from "./undo-visit.contract.ts";
import { visitMailsContract } from "./visit-mails.contract.ts";
import { visitsContract } from "./visits.contract.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const open = async () =>
  openStore({ DATA_DIR: "unused", DATABASE_URL: await server.createDatabase() });

describe("visits on PostgreSQL", () => visitsContract(open));
describe("merged visits on PostgreSQL", () => mergedVisitsContract(open));
describe("visits undone on PostgreSQL", () => undoVisitContract(open));
describe("emails about visits on PostgreSQL", () => visitMailsContract(open));
describe("gate notes on PostgreSQL", () => gateNotesContract(open));
describe("visitors' news on PostgreSQL", () => newsContract(open));
describe("the visitor's link on PostgreSQL", () =>
  visitorLinkContract(async () => {
    const DATABASE_URL = await server.createDatabase();
    const openAgain = () => openStore({ DATA_DIR: "unused", DATABASE_URL });
    return { store: await openAgain(), others: await Promise.all([1, 2, 3].map(openAgain)) };
  }));
