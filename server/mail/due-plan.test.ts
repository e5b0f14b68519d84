import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { channels } from "./channels.ts";
import { claimMessages } from "./claim-messages.ts";

const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
const file = new DatabaseSync(":memory:");
const db = new Kysely<Database>({
  dialect: sqliteDialect(file, { reads: false }),
  log: ({ query }) => {
    asked.push(query);
  },
});
afterAll(() => db.destroy());

const isValue = (value: unknown): value is SQLInputValue =>
  typeof value === "string" || typeof value === "number" || value === null;

test("what is due in a channel is found without reading all that waits", async () => {
  await migrate(db, "sqlite");
  for (const channel of channels) {
    asked.length = 0;
    await claimMessages(db, { channel, now: "2026-11-20T17:00:00.000Z", limit: 10 });
    const plans = asked.flatMap(({ sql, parameters }) =>
      file
        .prepare(`explain query plan ${sql}`)
        .all(...parameters.filter(isValue))
        .map(({ detail }) => String(detail)),
    );
    const due = `SEARCH messages USING INDEX messages_due_${channel}`;
    const claimed = "SEARCH messages USING INDEX messages_claimed (claimed_until>?)";
    // The last finds the earliest of all.
    expect(plans).toEqual([`${due} (next_at>?)`, claimed, `${due} (next_at<?)`, due]);
  }
});
