import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";
import { inboxRoutes } from "#server/bookings/inbox-routes.ts";
import { careRoutes } from "#server/care/routes.ts";
import { liveRoutes } from "#server/live/live-routes.ts";
import { messageRoutes } from "#server/mail/routes.ts";
import { numberRoutes } from "#server/numbers/routes.ts";
import { sessionRoutes } from "#server/session/routes.ts";
import { readSessions } from "#server/session/sessions.ts";
import { descriptionRoutes } from "./description-routes.ts";

/** The secret of the environment, else one that was made once and is kept in the database for all instances. */
const secretOf = async ({ env, store }: App): Promise<string> =>
  env.SESSION_SECRET ??
  store.run({ name: "keepSecret", input: { secret: randomBytes(32).toString("base64url") } });

/** The owner's side of the API. Cookies are read for its routes alone, not for what visitors ask for. */
export async function ownerApi(server: FastifyInstance, app: App): Promise<void> {
  descriptionRoutes(server, app);
  const secret = await secretOf(app);
  await server.register(async (api) => {
    await readSessions(api, app, secret);
    sessionRoutes(api, app, secret);
    messageRoutes(api, app);
    numberRoutes(api, app);
    inboxRoutes(api, app);
    careRoutes(api, app);
    await liveRoutes(api, app);
  });
}
