import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import * as z from "zod/mini";
import { misfitsIn, without } from "#domain/website/things.ts";
import { fileOf, type Where } from "#server/db/where.ts";
import type { LiveVersion } from "#server/http/context.ts";

const query = "select version, changes from site_versions order by version desc limit 1";
const row = z.object({ version: z.number(), changes: z.string() });

async function readRow({ DATABASE_URL, ...where }: Where): Promise<unknown> {
  if (DATABASE_URL === undefined) {
    const file = fileOf(where);
    if (!existsSync(file)) return undefined;
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      return db.prepare(query).get();
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    ...{ connectionTimeoutMillis: 5000, query_timeout: 5000 },
  });
  try {
    await client.connect();
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}

/**
 * What the owner published last, read before content is loaded, which takes its changes only then. Version 0 is the
 * site as built, also where the database cannot be read yet: opening it says why, and the running program looks again.
 */
export async function readNewestVersion(where: Where): Promise<LiveVersion> {
  const found = await readRow(where).catch(() => undefined);
  if (found === undefined) return { live: 0, changes: {}, problems: [] };
  const { version, changes } = row.parse(found);
  const all = JSON.parse(changes);
  const problems = misfitsIn(all);
  return { live: version, changes: without(problems, all), problems };
}
