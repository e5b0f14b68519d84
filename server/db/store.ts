import { join } from "node:path";
import type { Command, CommandName, Output } from "./commands.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** Where bookings are kept. A command's promise is kept only after its commit has reached the disk. */
export interface Store {
  /** @throws StorageError when nothing was stored */
  run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>>;
  /** Lets the commands under way finish. */
  close(): Promise<void>;
}

/** Opens PostgreSQL where an address is given, else SQLite in the folder. Migrates it first. */
export const openStore = (env: {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}): Promise<Store> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openSqlite(join(env.DATA_DIR, "bookings.db"));
