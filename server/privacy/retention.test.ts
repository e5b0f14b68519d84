import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { leadMonths } from "#content/business-facts.ts";
import { addUser } from "#server/accounts/users.ts";
import type { Engine } from "#server/db/engine.ts";
import type { Store } from "#server/db/store.ts";
import { openStore } from "#server/open-store.ts";
import type { Where } from "#server/testing/ask-storage.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { startServer } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { readRetention, writeRetention } from "./retention.ts";

const folder = temporaryFolder(afterAll);

/** Starts the program on a database and ends it. */
async function startOnce(where: Where): Promise<void> {
  const server = await startServer({ ...where }, ["--api-only"]);
  expect(await server.stop()).toBe(0);
}

async function using<Result>(where: Where, use: (store: Store) => Promise<Result>) {
  const store = await openStore(where);
  return use(store).finally(() => store.close());
}

const retentionOf = (where: Where) => using(where, (store) => store.run(readRetention, undefined));

describe.each<[string, Engine]>([
  ["SQLite", "sqlite"],
  ["PostgreSQL", "postgres"],
])("on %s", (_, engine) => {
  const place = async (): Promise<Where> => ({
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    DATABASE_URL: engine === "postgres" ? await newDatabase("empty") : "",
  });

  test("a new database keeps what the privacy page promises, until the owner chooses otherwise", async () => {
    const where = await place();
    await startOnce(where);
    expect(await retentionOf(where)).toEqual({ months: leadMonths });
    await using(where, (store) => store.run(writeRetention, { months: null }));
    await startOnce(where);
    expect(await retentionOf(where)).toEqual({ months: null });
  });

  test("a user who was added before the first start changes nothing about that", async () => {
    const where = await place();
    const user = { id: "u", username: "riley", password: "hash" };
    await using(where, (store) => store.run(addUser, user));
    await startOnce(where);
    expect(await retentionOf(where)).toEqual({ months: leadMonths });
  });

  test("a retention that was set before is kept", async () => {
    const where = await place();
    await using(where, (store) => store.run(writeRetention, { months: 6 }));
    await startOnce(where);
    expect(await retentionOf(where)).toEqual({ months: 6 });
  });
});
