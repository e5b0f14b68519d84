import { defineCommand } from "#server/db/command.ts";

/** Its setting, which no backup holds. */
export const secretKey = "session-secret";

/** Keeps a secret if there is none yet. Gives the one that is kept: the same for all who start at once. */
export const keepSecret = defineCommand({
  name: "keepSecret",
  kind: "write",
  async run(db, { secret }: { readonly secret: string }): Promise<string> {
    await db
      .insertInto("settings")
      .values({ key: secretKey, value: secret })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    const { value } = await db
      .selectFrom("settings")
      .select("value")
      .where("key", "=", secretKey)
      .executeTakeFirstOrThrow();
    return value;
  },
});
