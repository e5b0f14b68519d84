import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { countRequestContract } from "./shared-count.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("requests counted by SQLite", () => {
  countRequestContract(() => openStore({ DATA_DIR: mkdtempSync(join(folder, "data-")) }));
});
