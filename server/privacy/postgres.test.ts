import { afterAll, describe } from "vitest";
import type { Store } from "#server/db/store.ts";
import { openPostgresStore } from "#server/testing/open-instances.ts";
import { clockContract } from "./clock.contract.ts";
import { privacyContract } from "./privacy.contract.ts";

const stores: Store[] = [];
async function open(): Promise<Store> {
  const store = await openPostgresStore();
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
