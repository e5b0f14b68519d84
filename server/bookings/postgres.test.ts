import { describe } from "vitest";
import { openPostgresStore } from "#server/testing/open-instances.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { claimsContract } from "./claims.contract.ts";
import { correctionsContract } from "./corrections.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { listsContract } from "./lists.contract.ts";
import { mergesContract } from "./merge.contract.ts";

describe("lists on PostgreSQL", () => listsContract(openPostgresStore));
describe("bookings on PostgreSQL", () => bookingsContract(openPostgresStore));
describe("merges on PostgreSQL", () => mergesContract(openPostgresStore));
describe("corrections on PostgreSQL", () => correctionsContract(openPostgresStore, 10));
describe("leads by phone on PostgreSQL", () => leadsContract(openPostgresStore));
describe("claims on PostgreSQL", () => claimsContract(openPostgresStore));
