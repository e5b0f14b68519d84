import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { websiteContract } from "./website.contract.ts";

const { engine, open } = newStores();

describe(`the website on ${engine}`, () => websiteContract(open));
