import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { claimsContract } from "./claims.contract.ts";
import { correctionsContract } from "./corrections.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { listsContract } from "./lists.contract.ts";
import { mergedVisitsContract, mergesContract } from "./merge.contract.ts";
import { numbersContract } from "./numbers.contract.ts";
import { pricesContract } from "./prices.contract.ts";
import { spamContract } from "./spam.contract.ts";
import { undoVisitContract } from "./undo-visit.contract.ts";

const { casesOf, engine, newPlace, open } = newStores();

describe(`lists on ${engine}`, () => listsContract(open));
describe(`bookings on ${engine}`, () => bookingsContract(open));
describe(`merges on ${engine}`, () => mergesContract(open));
describe(`corrections on ${engine}`, () => correctionsContract(open, casesOf(40)));
describe(`leads by phone on ${engine}`, () => leadsContract(open));
describe(`claims on ${engine}`, () => claimsContract(open));
describe(`prices on ${engine}`, () => pricesContract(newPlace));
describe(`numbers on ${engine}`, () => numbersContract(open));
describe(`spam on ${engine}`, () => spamContract(open));
describe(`merged visits on ${engine}`, () => mergedVisitsContract(open));
describe(`visits undone on ${engine}`, () => undoVisitContract(open));
