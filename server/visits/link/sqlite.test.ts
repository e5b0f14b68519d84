import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store.ts";
import { visitorLinkContract } from "./link.contract.ts";
import { newsContract } from "./news.contract.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "links-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const rounds = Number(process.env["ROUNDS"] ?? 3);

describe("visitors' news on SQLite", () =>
  newsContract(() => openStore({ DATA_DIR: join(DATA_DIR, "news") })));

describe("the visitor's link on SQLite", () =>
  visitorLinkContract(async () => ({ store: await openStore({ DATA_DIR }), others: [] }), rounds));
