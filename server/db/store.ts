import type { ChangeListener } from "./changes.ts";
import type { Command, CommandName, Output } from "./commands.ts";
import { fileOf, type Where } from "./find-database.ts";
import { openSqlite } from "./sqlite.ts";

/** Where bookings are kept. A command's promise is kept only after its commit has reached the disk. */
export interface Store {
  /** @throws StorageError when nothing was stored */
  run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>>;
  /**
   * Calls back after a booking was added or changed: here, and on PostgreSQL by any instance.
   * @returns what ends it
   */
  onChange(listener: ChangeListener): () => void;
  /** Lets the commands under way finish. */
  close(): Promise<void>;
}

/** Opens PostgreSQL where an address is given, else SQLite in the folder. Migrates it first. */
export async function openStore(env: Where): Promise<Store> {
  if (!env.DATABASE_URL) return openSqlite(fileOf(env));
  // SQLite's queries run in a thread of their own: without PostgreSQL this one needs no query builder.
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(env.DATABASE_URL);
}
