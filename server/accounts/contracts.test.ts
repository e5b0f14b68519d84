import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { accountsContract } from "./accounts.contract.ts";

const { engine, newPlace, openAt } = newStores();
const place = newPlace();

describe(`accounts on ${engine}`, () => accountsContract(async () => openAt(await place)));
