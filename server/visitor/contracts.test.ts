import { describe } from "vitest";
import { newStores } from "#server/testing/new-stores.ts";
import { visitorLinkContract } from "./link.contract.ts";
import { newsContract } from "./news.contract.ts";

const { engine, open, openTogether } = newStores();

describe(`visitors' news on ${engine}`, () => newsContract(open));
describe(`the visitor's link on ${engine}`, () => visitorLinkContract(() => openTogether(4)));
