import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { clockContract } from "./clock.contract.ts";
import { privacyContract } from "./privacy.contract.ts";

const { engine, open } = newStores();

describe(`${engine} forgets what it should`, () => privacyContract(open));
describe(`leads on ${engine} outlast a wrong clock`, () => clockContract(open));
