import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { temporaryFolder } from "#server/testing/places.ts";
import { accountsContract } from "./accounts.contract.ts";

const DATA_DIR = temporaryFolder(afterAll);

describe("accounts on SQLite", () => accountsContract(() => openStore({ DATA_DIR })));
