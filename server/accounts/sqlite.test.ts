import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { accountsContract } from "./accounts.contract.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "sessions-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe("SQLite keeps users, sessions and login attempts", () => {
  accountsContract(() => openStore({ DATA_DIR }));
});
