import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

export async function readSetting(db: Kysely<Database>, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value;
}

/** Stores a value once. @returns the one that was stored first, so that all instances get the same */
export async function keepSetting(
  db: Kysely<Database>,
  key: string,
  value: string,
): Promise<string> {
  const kept = await db
    .insertInto("settings")
    .values({ key, value })
    // Changes nothing, so that the stored row is returned.
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return kept.value;
}

export async function writeSetting(
  db: Kysely<Database>,
  key: string,
  value: string,
): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
