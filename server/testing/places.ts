import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import type { Where } from "./ask-storage.ts";
import { migrated } from "./run-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** @returns the address of a new database on the PostgreSQL that the run's tests share, migrated if not `empty` */
export async function newDatabase(content: "empty" | "migrated" = "migrated"): Promise<string> {
  const address = new URL(inject("postgres"));
  const name = `test_${randomUUID().replaceAll("-", "_")}`;
  const client = new pg.Client(address.href);
  await client.connect();
  await client
    .query(`create database ${name} template ${content === "empty" ? "template0" : migrated}`)
    .finally(() => client.end());
  address.pathname = `/${name}`;
  return address.href;
}

export const engines = ["SQLite", "PostgreSQL"] as const;

/** For the tests of a file. @returns what makes an empty place for data on an engine */
export function newPlaces() {
  const folder = temporaryFolder(afterAll);
  return async (engine: (typeof engines)[number]): Promise<Where> => ({
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    DATABASE_URL: engine === "PostgreSQL" ? await newDatabase() : "",
  });
}
