import { beforeAll, describe } from "vitest";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { accountsContract } from "./accounts.contract.ts";

let DATABASE_URL: string;
beforeAll(async () => {
  DATABASE_URL = await newDatabase();
});

describe("accounts on PostgreSQL", () =>
  accountsContract(() => openStore({ DATA_DIR: "unused", DATABASE_URL })));
