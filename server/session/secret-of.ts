import { randomBytes } from "node:crypto";
import type { App } from "#server/app.ts";
import { keepSecret } from "#server/session/keep-secret.ts";

/** The secret of the environment, else one that was made once and is kept in the database for all instances. */
export const secretOf = async ({ env, store }: Pick<App, "env" | "store">): Promise<string> =>
  env.SESSION_SECRET ?? store.run(keepSecret, { secret: randomBytes(32).toString("base64url") });
