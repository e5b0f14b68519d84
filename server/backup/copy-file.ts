import { backup, DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { secretKey } from "#server/session/keep-secret.ts";
import { digestKey } from "./digest.ts";
import { leftOut } from "./tables.ts";

/** All pages in one step: between two steps, a booking that arrives would make the copy start again. */
const allPages = 2_147_483_647;

/**
 * Copies a database file as it is at one moment, also while servers write to it. They do not wait.
 * @param readOnly true for a file that may lie where nothing can be written; a live one is left tidier without
 */
export async function copyFile(
  from: string,
  to: string,
  { readOnly }: { readonly readOnly: boolean },
): Promise<void> {
  const source = new DatabaseSync(from, { readOnly });
  try {
    source.exec("pragma busy_timeout = 5000");
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
}

/** Takes out of a copy what no backup holds. */
export async function stripCopy(db: Kysely<Database>): Promise<void> {
  for (const table of leftOut) await sql`delete from ${sql.table(table)}`.execute(db);
  await db.deleteFrom("settings").where("key", "in", [secretKey, digestKey]).execute();
}

/** @throws when the file is damaged */
export function checkIntegrity(database: DatabaseSync): void {
  const [first] = database.prepare("pragma integrity_check(1)").all();
  if (first?.["integrity_check"] !== "ok") throw new Error(String(first?.["integrity_check"]));
}
