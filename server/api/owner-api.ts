import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";
import { inboxRoutes } from "#server/bookings/inbox-routes.ts";
import { careRoutes } from "#server/care/routes.ts";
import { liveRoutes } from "#server/live/live-routes.ts";
import { mailRoutes, messageRoutes } from "#server/mail/routes.ts";
import { numberRoutes } from "#server/numbers/routes.ts";
import { screenFailureRoutes } from "#server/screen-failures.ts";
import { sessionRoutes } from "#server/session/routes.ts";
import { readSessions } from "#server/session/sessions.ts";
import { descriptionRoutes } from "./description-routes.ts";

/** The owner's side of the API. Cookies are read for its routes alone, not for what visitors ask for. */
export async function ownerApi(server: FastifyInstance, app: App, secret: string): Promise<void> {
  descriptionRoutes(server, app);
  await server.register(async (api) => {
    await readSessions(api, app, secret);
    sessionRoutes(api, app, secret);
    messageRoutes(api, app);
    mailRoutes(api, app);
    numberRoutes(api, app);
    inboxRoutes(api, app);
    careRoutes(api, app);
    screenFailureRoutes(api, app);
    await liveRoutes(api, app);
  });
}
