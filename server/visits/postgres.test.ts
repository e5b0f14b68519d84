import { describe } from "vitest";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { visitorLinkContract } from "#server/visitor/link.contract.ts";
import { newsContract } from "#server/visitor/news.contract.ts";
import { gateNotesContract } from "./gate-notes.contract.ts";
import { mergedVisitsContract } from "./merged-visits.contract.ts";
import { tasksContract } from "./tasks.contract.ts";
import { undoVisitContract } from "./undo-visit.contract.ts";
import { visitMailsContract } from "./visit-mails.contract.ts";
import { visitsContract } from "./visits.contract.ts";

const open = async () => openStore({ DATA_DIR: "unused", DATABASE_URL: await newDatabase() });

describe("visits on PostgreSQL", () => visitsContract(open));
describe("merged visits on PostgreSQL", () => mergedVisitsContract(open));
describe("visits undone on PostgreSQL", () => undoVisitContract(open));
describe("what needs a person on PostgreSQL", () => tasksContract(open));
describe("emails about visits on PostgreSQL", () => visitMailsContract(open));
describe("gate notes on PostgreSQL", () => gateNotesContract(open));
describe("visitors' news on PostgreSQL", () => newsContract(open));
describe("the visitor's link on PostgreSQL", () =>
  visitorLinkContract(async () => {
    const DATABASE_URL = await newDatabase();
    const openAgain = () => openStore({ DATA_DIR: "unused", DATABASE_URL });
    return { store: await openAgain(), others: await Promise.all([1, 2, 3].map(openAgain)) };
  }));
