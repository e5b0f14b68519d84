import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import "#server/commands.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { serveCommands } from "#server/db/serve-commands.ts";
import { openSqlite } from "#server/db/sqlite.ts";
import type { Store } from "#server/db/store.ts";
import { fileOf, type Where } from "#server/db/where.ts";

async function openFile(file: string): Promise<Store> {
  const { port1, port2 } = new MessageChannel();
  const [store] = await Promise.all([openSqlite(file, port1), serveCommands(file, port2)]);
  return store;
}

async function makeEmpty(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "empty-database-"));
  const file = join(folder, "bookings.db");
  await (await openFile(file)).close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

let empty: Promise<Buffer> | undefined;

/**
 * Opens SQLite as `server/open-store.ts` does, but runs its commands in this thread, since a worker takes a quarter of
 * a second to start, and copies an empty database that it has migrated once.
 */
export async function openStore({ DATA_DIR, DATABASE_URL }: Where): Promise<Store> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  const file = fileOf({ DATA_DIR });
  empty ??= makeEmpty();
  const bytes = await empty;
  if (!existsSync(file)) {
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(file, bytes);
  }
  return openFile(file);
}

/** A store that does nothing but `run`. */
export const storeThat = (run: Store["run"]): Store => ({
  run,
  onChange: () => () => {},
  queueDepth: () => 0,
  check: async () => {},
  close: async () => {},
});
