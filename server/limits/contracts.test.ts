import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { storedCountsContract } from "./stored-counts.contract.ts";

const { engine, open } = newStores();

describe(`allowances counted by ${engine}`, () => storedCountsContract(open));
