import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { gateNotesContract } from "./gate-notes.contract.ts";
import { mergedVisitsContract } from "./merged-visits.contract.ts";
import { tasksContract } from "./tasks.contract.ts";
import { undoVisitContract } from "./undo-visit.contract.ts";
import { visitMailsContract } from "./visit-mails.contract.ts";
import { visitsContract } from "./visits.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "visits-"));
afterAll(() => rmSync(folder, { recursive: true }));

let opened = 0;
function open() {
  opened += 1;
  return openStore({ DATA_DIR: join(folder, String(opened)) });
}

describe("visits on SQLite", () => visitsContract(open));
describe("merged visits on SQLite", () => mergedVisitsContract(open));
describe("visits undone on SQLite", () => undoVisitContract(open));
describe("what needs a person on SQLite", () => tasksContract(open, 60));
describe("emails about visits on SQLite", () => visitMailsContract(open));
describe("gate notes on SQLite", () => gateNotesContract(open));
