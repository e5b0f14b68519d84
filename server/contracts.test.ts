import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { floodContract } from "./flood.contract.ts";

const { engine, open } = newStores();

describe(`floods on ${engine}`, () => floodContract(open));
