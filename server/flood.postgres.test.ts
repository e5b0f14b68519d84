import { describe } from "vitest";
import { openPostgresStore } from "#server/testing/open-instances.ts";
import { floodContract } from "./flood.contract.ts";

describe("floods on PostgreSQL", () => {
  floodContract(openPostgresStore);
});
