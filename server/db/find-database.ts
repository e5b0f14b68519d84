import { resolve } from "node:path";
import { sql } from "kysely";
import { connectPostgres } from "./postgres.ts";
import { assertNotLost, hasContent } from "./sqlite-file.ts";
import { StorageError } from "./storage-error.ts";
import { fileOf, type Where } from "./where.ts";

/** For people to read: without the password in DATABASE_URL. */
export function placeOf({ DATA_DIR, DATABASE_URL }: Where): string {
  if (!DATABASE_URL) return resolve(fileOf({ DATA_DIR }));
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL, database ${pathname.slice(1)} on ${host || "this machine"}`;
}

export async function hasDatabase(where: Where): Promise<boolean> {
  if (where.DATABASE_URL) return hasTables(where.DATABASE_URL);
  const file = fileOf(where);
  assertNotLost(file);
  return hasContent(file);
}

async function hasTables(address: string): Promise<boolean> {
  const db = connectPostgres(address, { max: 1, connectionTimeoutMillis: 5000 });
  try {
    const { rows } = await sql<{
      name: string | null;
    }>`select to_regclass('kysely_migration')::text as name`.execute(db);
    return rows[0]?.name != null;
  } catch (error) {
    throw new StorageError(`PostgreSQL cannot be used: ${String(error)}`, { cause: error });
  } finally {
    await db.destroy();
  }
}

/** @throws if there is no database: a command must not create a second one beside the program's */
export async function assertDatabase(where: Where): Promise<void> {
  if (await hasDatabase(where)) return;
  throw new Error(
    `There is no database here: ${placeOf(where)}. Nothing was made. If the program runs, it uses another one: run ` +
      "this command in its folder, with its DATA_DIR and DATABASE_URL. On a new installation, start the program once.",
  );
}
