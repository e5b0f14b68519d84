import { describe } from "vitest";
import { openPostgresStore } from "#server/testing/open-instances.ts";
import { spamContract } from "./spam.contract.ts";

describe("spam on PostgreSQL", () => {
  spamContract(openPostgresStore);
});
