import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { floodContract } from "./flood.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "floods-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("floods on SQLite", () => {
  let DATA_DIR = "";
  floodContract(
    () => {
      DATA_DIR = mkdtempSync(join(folder, "data-"));
      return openStore({ DATA_DIR });
    },
    {
      attackers: 20,
      bytesOf: async () => statSync(join(DATA_DIR, "bookings.db")).size,
    },
  );
});
