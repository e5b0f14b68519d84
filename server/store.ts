import { extname } from "node:path";
import { fileOf, type Where } from "./db/find-database.ts";
import { openPostgres } from "./db/postgres.ts";
import { openSqlite } from "./db/sqlite.ts";
import type { Store } from "./db/store.ts";

/** Opens PostgreSQL where an address is given, else SQLite in the folder. Migrates it first. */
export async function openStore(
  env: Where & { readonly DATABASE_CONNECTIONS?: number },
): Promise<Store> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, env.DATABASE_CONNECTIONS);
  const worker = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  return openSqlite(fileOf(env), worker);
}
