import { type Kysely, sql } from "kysely";
import * as z from "zod/mini";
import { dayMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";

/** The allowances of a day let through 40 MB. */
const maxBytesPerDay = 100_000_000;

const markSetting = "size-mark";
const mark = z.object({ atMs: z.number(), bytes: z.number() });

async function databaseBytes(db: Kysely<Database>): Promise<number> {
  const size = engineOf(db) === "sqlite" ? ofSqlite : ofPostgres;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

const ofSqlite = sql<{ bytes: number }>`
  select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
const ofPostgres = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;

/** Compares the size with the one that was noted when the day began. */
export const checkGrowth = defineCommand({
  name: "checkGrowth",
  kind: "write",
  async run(db, { now }: { readonly now: string }) {
    const current = { atMs: Date.parse(now), bytes: await databaseBytes(db) };
    const noted = await readSetting(db, markSetting);
    const start = noted === undefined ? current : mark.parse(JSON.parse(noted));
    if (noted === undefined || Math.abs(current.atMs - start.atMs) >= dayMs)
      await writeSetting(db, markSetting, JSON.stringify(current));
    return { growth: current.bytes - start.bytes > maxBytesPerDay };
  },
});
