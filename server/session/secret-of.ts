import { randomBytes } from "node:crypto";
import type { App } from "#server/app.ts";

/** The secret of the environment, else one that was made once and is kept in the database for all instances. */
export const secretOf = async ({ env, store }: Pick<App, "env" | "store">): Promise<string> =>
  env.SESSION_SECRET ??
  store.run({ name: "keepSecret", input: { secret: randomBytes(32).toString("base64url") } });
