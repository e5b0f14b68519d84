import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { visitEndpoints } from "#domain/api/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import type { Context } from "#server/context.ts";
import { networkOf } from "#server/http/client-network.ts";
import { Problem } from "#server/http/problems.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { serve, serveOpen } from "#server/http/serve.ts";
import { feedToken, isFeedToken, listFeed, readFeed, writeFeed } from "./calendar.ts";

/** Calendars poll at most every 15 minutes, but one provider polls for all of its customers. */
const limit = { max: 60, windowMs: 600_000 };

export function calendarRoutes(
  server: FastifyInstance,
  { store, env: { SITE_URL }, now }: Context,
  secret: string,
): void {
  const answer = (number: string | null) => ({
    address: number === null ? null : `${SITE_URL}/api/calendar/${feedToken(secret, number)}.ics`,
  });
  serve(server, visitEndpoints.feed, async () => answer(await store.run(readFeed, undefined)));
  serve(server, visitEndpoints.makeFeed, async () =>
    answer(await store.run(writeFeed, { number: randomUUID() })),
  );
  serve(server, visitEndpoints.revokeFeed, async () =>
    answer(await store.run(writeFeed, { number: null })),
  );

  const { countBooking: count } = createRateLimit({
    ...{ now, secret, log: server.log },
    countInDatabase: undefined,
  });
  serveOpen(server, visitEndpoints.calendar, async ({ params, request, reply }) => {
    const milliseconds = await count(networkOf(request.ip), limit);
    if (milliseconds !== undefined) {
      reply.header("retry-after", Math.ceil(milliseconds / 1000));
      throw new Problem("rate-limited");
    }
    const number = await store.run(readFeed, undefined);
    if (number === null || !isFeedToken(params["token"] ?? "", feedToken(secret, number)))
      throw new Problem("not-found");
    const visits = await store.run(listFeed, { today: phoenixDay(now()) });
    // Loaded with the first calendar.
    const { feedOf } = await import("./ics.ts");
    return reply.type("text/calendar; charset=utf-8").send(feedOf(visits));
  });
}
