import { describe } from "vitest";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { claimsContract } from "./claims.contract.ts";
import { correctionsContract } from "./corrections.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { listsContract } from "./lists.contract.ts";
import { mergesContract } from "./merge.contract.ts";

const open = async () => openStore({ DATA_DIR: "unused", DATABASE_URL: await newDatabase() });

describe("lists on PostgreSQL", () => listsContract(open));
describe("bookings on PostgreSQL", () => bookingsContract(open));
describe("merges on PostgreSQL", () => mergesContract(open));
describe("corrections on PostgreSQL", () => correctionsContract(open));
describe("leads by phone on PostgreSQL", () => leadsContract(open));
describe("claims on PostgreSQL", () => claimsContract(open));
