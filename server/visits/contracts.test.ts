import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { gateNotesContract } from "./gate-notes.contract.ts";
import { tasksContract } from "./tasks.contract.ts";
import { visitMailsContract } from "./visit-mails.contract.ts";
import { visitsContract } from "./visits.contract.ts";

const { casesOf, engine, open } = newStores();

describe(`visits on ${engine}`, () => visitsContract(open));
describe(`what needs a person on ${engine}`, () => tasksContract(open, casesOf(24)));
describe(`emails about visits on ${engine}`, () => visitMailsContract(open));
describe(`gate notes on ${engine}`, () => gateNotesContract(open));
