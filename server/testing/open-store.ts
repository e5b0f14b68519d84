import { MessageChannel } from "node:worker_threads";
import { deriveSome } from "#server/bookings/derived-columns.ts";
import { commands } from "#server/commands.ts";
import { fileOf, type Where } from "#server/db/find-database.ts";
import { serveCommands } from "#server/db/serve-commands.ts";
import { openSqlite } from "#server/db/sqlite.ts";
import type { Store } from "#server/db/store.ts";

/**
 * Opens SQLite as `server/open-store.ts` does, but runs its commands in this thread: to start a worker takes a quarter
 * of a second. Mutation testing always uses this, because a mutant is active only here.
 */
export async function openStore({ DATA_DIR }: Pick<Where, "DATA_DIR">): Promise<Store> {
  const file = fileOf({ DATA_DIR });
  const { port1, port2 } = new MessageChannel();
  const [store] = await Promise.all([
    openSqlite(file, port1),
    serveCommands(commands, file, port2),
  ]);
  while (await store.run(deriveSome, undefined));
  return store;
}
