import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

const key = "retention-months";

/** For how many months bookings that led to nothing keep their personal data; null for ever. */
export async function readRetention(db: Kysely<Database>): Promise<{ months: number | null }> {
  const setting = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return { months: setting ? Number(setting.value) : null };
}

export async function writeRetention(
  db: Kysely<Database>,
  { months }: { readonly months: number | null },
): Promise<{ months: number | null }> {
  if (months === null) await db.deleteFrom("settings").where("key", "=", key).execute();
  else
    await db
      .insertInto("settings")
      .values({ key, value: String(months) })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: String(months) }))
      .execute();
  return { months };
}
