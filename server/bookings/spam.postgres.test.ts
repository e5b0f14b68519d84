import { describe } from "vitest";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { spamContract } from "./spam.contract.ts";

describe("spam on PostgreSQL", () => {
  spamContract(async () => openStore({ DATA_DIR: "unused", DATABASE_URL: await newDatabase() }));
});
