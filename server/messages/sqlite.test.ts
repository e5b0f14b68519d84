import { describe, onTestFinished } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { temporaryFolder } from "#server/testing/places.ts";
import { confirmationsContract } from "./confirmations.contract.ts";
import { outboxContract } from "./outbox.contract.ts";
import { pushContract } from "./push.contract.ts";

const open = () => openStore({ DATA_DIR: temporaryFolder(onTestFinished) });

describe("the outbox on SQLite", () => {
  outboxContract(open);
  // One program at a time uses a file.
  confirmationsContract(async () => [await open()]);
});

describe("notifications on SQLite", () => pushContract(open));
