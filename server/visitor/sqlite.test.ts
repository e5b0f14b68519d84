import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { visitorLinkContract } from "./link.contract.ts";
import { newsContract } from "./news.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "visitor-links-"));
afterAll(() => rmSync(folder, { recursive: true }));

let opened = 0;
function open() {
  opened += 1;
  return openStore({ DATA_DIR: join(folder, String(opened)) });
}

describe("visitors' news on SQLite", () => newsContract(open));
describe("the visitor's link on SQLite", () =>
  visitorLinkContract(async () => ({ store: await open(), others: [] })));
