import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { confirmationsContract } from "./confirmations.contract.ts";
import { outboxContract } from "./outbox.contract.ts";
import { pushContract } from "./push.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const open = () => openStore({ DATA_DIR: mkdtempSync(join(folder, "store-")) });

describe("the outbox on SQLite", () => {
  outboxContract(open);
  // One program at a time uses a file.
  confirmationsContract(async () => [await open()]);
});

describe("notifications on SQLite", () => pushContract(open));
