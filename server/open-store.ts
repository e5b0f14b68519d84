import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { fileOf, type Where } from "./db/find-database.ts";
import { openPostgres } from "./db/postgres.ts";
import { openSqlite } from "./db/sqlite.ts";
import type { Store } from "./db/store.ts";

export async function openStore(
  env: Where & { readonly DATABASE_CONNECTIONS?: number },
): Promise<Store> {
  const { DATABASE_URL, DATABASE_CONNECTIONS } = env;
  const script = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  return DATABASE_URL
    ? openPostgres(DATABASE_URL, DATABASE_CONNECTIONS)
    : await openSqlite(fileOf(env), new Worker(script, { workerData: fileOf(env) }));
}
