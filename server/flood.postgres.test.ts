import { describe } from "vitest";
import { newDatabase } from "#server/testing/new-database.ts";
import { floodContract } from "./flood.contract.ts";
import { openStore } from "./open-store.ts";

describe("floods on PostgreSQL", () => {
  floodContract(async () => openStore({ DATA_DIR: "unused", DATABASE_URL: await newDatabase() }));
});
