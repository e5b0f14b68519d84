import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { taskEndpoints } from "#domain/api/tasks.ts";
import { visitEndpoints as endpoints } from "#domain/api/visits.ts";
import { firstVisitDay } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { serveChange } from "#server/bookings/change-request.ts";
import { isSameToken } from "#server/bookings/visitor-links.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve, serveOpen } from "#server/http/serve.ts";
import type { Limits } from "#server/limits/limits.ts";
import { feedOf } from "#server/messages/ics.ts";
import { feedToken, listFeed, readFeed, writeFeed } from "./calendar.ts";
import type { DaysOffCache } from "./days-off-cache.ts";
import type { WithGateKeys } from "./gate-keys.ts";
import { listGateNotes } from "./gate-notes.ts";
import { listTasks } from "./list-tasks.ts";
import { listDays, listVisits } from "./list-visits.ts";
import { readRoutePlan, writeRoutePlan } from "./route-plan.ts";
import { scheduleVisit, setVisitOutcome } from "./schedule-visit.ts";

const maxRangeDays = 62;

export function visitRoutes(
  server: FastifyInstance,
  app: Context & WithGateKeys,
  {
    secret,
    limits,
    daysOffCache,
  }: { readonly secret: string; readonly limits: Limits; readonly daysOffCache: DaysOffCache },
): void {
  const { SITE_URL } = app.env;
  const { store, now } = app;
  const at = () => now().toISOString();

  serve(server, taskEndpoints.list, () => store.run(listTasks, { now: at() }));
  serve(server, endpoints.list, async ({ query: { from, to } }) => {
    if (to < from || to > addDays(from, maxRangeDays))
      throw new Problem("invalid", {
        errors: { to: `must be at most ${maxRangeDays} days later` },
      });
    return store.run(listVisits, { from, to });
  });
  serve(server, endpoints.days, async ({ params, query: { after } }) => {
    const bookingId = params["id"] ?? "";
    const first = firstVisitDay(now());
    const from = after === undefined || after < first ? first : addDays(after, 1);
    const found = await store.run(listDays, { bookingId, from });
    if (!found) throw new Problem("not-found");
    return found;
  });
  serveChange(server, app, endpoints.schedule, scheduleVisit);
  serveChange(server, app, endpoints.outcome, setVisitOutcome);
  serve(server, endpoints.gateNotes, async ({ query: { day } }) => {
    const notes = await store.run(listGateNotes, { day, now: at() });
    return {
      notes: notes.map(({ bookingId, ...note }) => ({
        bookingId,
        note: app.gateKeys?.open(note) ?? null,
      })),
    };
  });
  serve(server, endpoints.routePlan, () => store.run(readRoutePlan, { now: at() }));
  serve(
    server,
    endpoints.changeRoutePlan,
    async ({ body: { seen, moveVisits, ...plan }, user }) => {
      const change = { plan, seen, movedBy: moveVisits ? user.name : null, now: at() };
      const answer = await store.run(writeRoutePlan, change);
      await daysOffCache.refresh();
      if ("rejected" in answer) throw new Problem(answer.rejected, { detail: answer.reason });
      return answer;
    },
  );

  const addressOf = (number: string | null) => ({
    address: number === null ? null : `${SITE_URL}/api/calendar/${feedToken(secret, number)}.ics`,
  });
  serve(server, endpoints.feed, async () => addressOf(await store.run(readFeed, undefined)));
  serve(server, endpoints.makeFeed, async () =>
    addressOf(await store.run(writeFeed, { number: randomUUID() })),
  );

  serveOpen(server, endpoints.calendar, async ({ params, request, reply }) => {
    limits.admit("calendar", request, reply);
    const number = await store.run(readFeed, undefined);
    if (number === null || !isSameToken(params["token"] ?? "", feedToken(secret, number)))
      throw new Problem("not-found");
    const visits = await store.run(listFeed, { today: phoenixDay(now()) });
    return reply.type("text/calendar; charset=utf-8").send(feedOf(visits));
  });
}
