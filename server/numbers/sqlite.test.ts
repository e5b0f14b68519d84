import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { countNumbers } from "./count-numbers.ts";
import { countSummary } from "./count-summary.ts";
import { numbersContract } from "./numbers.contract.ts";

const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
const file = new DatabaseSync(":memory:");
const db = new Kysely<Database>({
  dialect: sqliteDialect(file, { reads: false }),
  log: ({ query }) => {
    asked.push(query);
  },
});
afterAll(() => db.destroy());

describe("SQLite counts right", () => {
  numbersContract(async () => {
    await migrate(db, "sqlite");
    return db;
  });
});

test("the bookings themselves are never read: their indexes hold all that is counted", async () => {
  asked.length = 0;
  await countSummary(db, { now: "2026-11-20T17:00:00.000Z" });
  const days = { from: "2026-01-01", to: "2026-12-31" };
  await countNumbers(db, { ...days, now: "2026-11-20T17:00:00.000Z" });
  const plans = asked.flatMap(({ sql, parameters }) =>
    file
      .prepare(`explain query plan ${sql}`)
      .all(...parameters.map(String))
      .map(({ detail }) => String(detail)),
  );
  const reading = plans.filter((line) => /^(SCAN|SEARCH)/.test(line));
  expect(reading).toHaveLength(13);
  expect(reading.filter((line) => !line.includes("USING COVERING INDEX"))).toEqual([]);
});
