import { randomBytes } from "node:crypto";
import type { Context } from "#server/context.ts";
import { defineCommand } from "#server/db/command.ts";

/** Its row in the settings, which backups leave out. */
export const secretKey = "session-secret";

/** All instances get the secret that was stored first, even if they start at the same time. */
export const keepSecret = defineCommand({
  name: "keepSecret",
  kind: "write",
  async run(db, { secret }: { readonly secret: string }): Promise<string> {
    const { value } = await db
      .insertInto("settings")
      .values({ key: secretKey, value: secret })
      // Changes nothing, so that the stored row is returned.
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: secretKey }))
      .returning("value")
      .executeTakeFirstOrThrow();
    return value;
  },
});

export const secretOf = async ({ env, store }: Pick<Context, "env" | "store">): Promise<string> =>
  env.SESSION_SECRET ?? store.run(keepSecret, { secret: randomBytes(32).toString("base64url") });
