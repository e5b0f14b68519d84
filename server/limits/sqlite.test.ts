import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { storedCountsContract } from "./stored-counts.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("allowances counted by SQLite", () => {
  storedCountsContract(() => openStore({ DATA_DIR: mkdtempSync(join(folder, "data-")) }));
});
