import { randomBytes } from "node:crypto";
import { defineCommand } from "#server/db/command.ts";
import { keepSetting } from "#server/db/settings.ts";
import type { Context } from "#server/http/context.ts";

/** Its row in the settings, which backups leave out. */
export const secretSetting = "session-secret";

export const keepSecret = defineCommand({
  name: "keepSecret",
  kind: "write",
  run: (db, { secret }: { readonly secret: string }): Promise<string> =>
    keepSetting(db, secretSetting, secret),
});

export const secretOf = async ({ env, store }: Pick<Context, "env" | "store">): Promise<string> =>
  env.SESSION_SECRET ?? store.run(keepSecret, { secret: randomBytes(32).toString("base64url") });
