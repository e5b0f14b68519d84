import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { pushContract } from "./push.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "push-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("notifications on SQLite", () => {
  pushContract(() => openStore({ DATA_DIR: mkdtempSync(join(folder, "store-")) }));
});
