import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { spamContract } from "./spam.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "spam-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("spam on SQLite", () => {
  spamContract(() => openStore({ DATA_DIR: mkdtempSync(join(folder, "data-")) }));
});
