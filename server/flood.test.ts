import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { floodContract } from "./flood.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "floods-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("floods on SQLite", () => {
  floodContract(() => openStore({ DATA_DIR: mkdtempSync(join(folder, "data-")) }));
});
