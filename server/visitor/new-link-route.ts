import type { FastifyInstance } from "fastify";
import { visitEndpoints } from "#domain/api/visits.ts";
import { changeOf, detailOf } from "#server/bookings/change-request.ts";
import { visitorLinks } from "#server/bookings/visitor-links.ts";
import type { Context } from "#server/http/context.ts";
import { serve } from "#server/http/serve.ts";
import { renewLink } from "./visitor-changes.ts";

/** The owner makes a new link for a visitor. */
export function newLinkRoute(server: FastifyInstance, app: Context, secret: string): void {
  const findLink = visitorLinks(app.store, secret);
  serve(server, visitEndpoints.newLink, async (call) => {
    const change = changeOf(app, call);
    const detail = detailOf(await app.store.run(renewLink, change));
    return {
      detail,
      address: app.env.SITE_URL + (await findLink(change.bookingId, detail.booking.email)),
    };
  });
}
