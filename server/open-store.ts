import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { openPostgres } from "./db/postgres.ts";
import { openSqlite } from "./db/sqlite.ts";
import { makeFolder } from "./db/sqlite-file.ts";
import type { Store } from "./db/store.ts";
import { fileOf, type Where } from "./db/where.ts";

function makeDataFolder({ DATA_DIR }: Where): void {
  try {
    makeFolder(DATA_DIR);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${fileOf({ DATA_DIR })} cannot be used: DATA_DIR cannot be made: ${reason}`);
  }
}

export async function openStore(env: Where): Promise<Store> {
  const { DATABASE_URL } = env;
  if (!DATABASE_URL) makeDataFolder(env);
  const script = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  return DATABASE_URL
    ? openPostgres(DATABASE_URL)
    : await openSqlite(
        fileOf(env),
        new Worker(script, {
          workerData: { file: fileOf(env), ownContent: globalThis.ownContent },
        }),
      );
}
