import { describe } from "vitest";
import { openInstances, openPostgresStore } from "#server/testing/open-instances.ts";
import { visitorLinkContract } from "#server/visitor/link.contract.ts";
import { newsContract } from "#server/visitor/news.contract.ts";
import { gateNotesContract } from "./gate-notes.contract.ts";
import { mergedVisitsContract } from "./merged-visits.contract.ts";
import { tasksContract } from "./tasks.contract.ts";
import { undoVisitContract } from "./undo-visit.contract.ts";
import { visitMailsContract } from "./visit-mails.contract.ts";
import { visitsContract } from "./visits.contract.ts";

describe("visits on PostgreSQL", () => visitsContract(openPostgresStore));
describe("merged visits on PostgreSQL", () => mergedVisitsContract(openPostgresStore));
describe("visits undone on PostgreSQL", () => undoVisitContract(openPostgresStore));
describe("what needs a person on PostgreSQL", () => tasksContract(openPostgresStore, 15));
describe("emails about visits on PostgreSQL", () => visitMailsContract(openPostgresStore));
describe("gate notes on PostgreSQL", () => gateNotesContract(openPostgresStore));
describe("visitors' news on PostgreSQL", () => newsContract(openPostgresStore));
describe("the visitor's link on PostgreSQL", () =>
  visitorLinkContract(async () => {
    const [store, ...others] = await openInstances(4);
    return { store, others };
  }));
