import { defineCommand } from "#server/db/command.ts";

const key = "retention-months";

/** For how many months bookings that led to nothing keep their personal data; null for ever. */
export const readRetention = defineCommand({
  name: "readRetention",
  kind: "read",
  async run(db, _input: undefined): Promise<{ months: number | null }> {
    const setting = await db
      .selectFrom("settings")
      .select("value")
      .where("key", "=", key)
      .executeTakeFirst();
    return { months: setting ? Number(setting.value) : null };
  },
});

export const writeRetention = defineCommand({
  name: "writeRetention",
  kind: "write",
  async run(
    db,
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
  },
});
