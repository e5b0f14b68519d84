import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { confirmationsContract } from "./confirmations.contract.ts";
import { outboxContract } from "./outbox.contract.ts";
import { pushContract } from "./push.contract.ts";

const { engine, open, openTogether } = newStores();

describe(`the outbox on ${engine}`, () => outboxContract(open));
describe(`confirmations on ${engine}`, () => confirmationsContract(openTogether));
describe(`notifications on ${engine}`, () => pushContract(open));
