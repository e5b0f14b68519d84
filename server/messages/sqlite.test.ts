import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { confirmationsContract } from "./confirmations.contract.ts";
import { outboxContract } from "./outbox.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the outbox on SQLite", () => {
  outboxContract(() => openStore({ DATA_DIR: mkdtempSync(join(folder, "store-")) }));
  // One program at a time uses a file.
  confirmationsContract(async () => [
    await openStore({ DATA_DIR: mkdtempSync(join(folder, "store-")) }),
  ]);
});
