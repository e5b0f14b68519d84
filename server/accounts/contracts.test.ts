import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { openStore } from "#server/testing/open-store.ts";
import { accountsContract } from "./accounts.contract.ts";

const { engine, newPlace } = newStores();
const place = newPlace();

describe(`accounts on ${engine}`, () => accountsContract(async () => openStore(await place)));
