import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { misfitsIn, without } from "#domain/website/things.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { fileOf, type Where } from "#server/db/where.ts";
import type { LiveVersion } from "#server/http/context.ts";
import { asBuilt, newestVersion } from "./versions.ts";

const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 5000 };

/** Without what opens a store: that loads content. */
const dialectOf = ({ DATABASE_URL: connectionString, ...where }: Where) =>
  connectionString
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString, ...timeouts }) })
    : sqliteDialect(new DatabaseSync(fileOf(where), { readOnly: true, timeout: 5000 }));

async function readNewest(where: Where) {
  const db = new Kysely<Database>({ dialect: dialectOf(where) });
  return newestVersion(db).finally(() => db.destroy());
}

/**
 * What the owner published last, read before content is loaded, which takes its changes only then. Version 0 is the
 * site as built, also where the database cannot be read yet: opening it says why, and the running program looks again.
 */
export async function readNewestVersion(where: Where): Promise<LiveVersion> {
  const { version: live, changes } = await readNewest(where).catch(() => asBuilt);
  const problems = misfitsIn(changes);
  return { live, changes: without(problems, changes), problems };
}
