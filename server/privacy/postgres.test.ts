import { afterAll, describe } from "vitest";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { clockContract } from "./clock.contract.ts";
import { privacyContract } from "./privacy.contract.ts";

const stores: Store[] = [];
async function open(): Promise<Store> {
  const DATABASE_URL = await newDatabase();
  const store = await openStore({ DATA_DIR: "unused", DATABASE_URL });
  stores.push(store);
  return store;
}
afterAll(async () => {
  for (const store of stores) await store.close();
});

describe("PostgreSQL forgets what it should", () => {
  privacyContract(open);
});

describe("PostgreSQL's leads outlast a wrong clock", () => {
  clockContract(open);
});
