import type { FastifyInstance } from "fastify";
import { visitEndpoints } from "#domain/api/visits.ts";
import { addDays } from "#domain/days.ts";
import { firstVisitDay, slotOf } from "#domain/visits.ts";
import { changeOf, detailOf } from "#server/bookings/owner-routes.ts";
import type { Context } from "#server/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { listGateNotes } from "./gate-notes.ts";
import { readLink } from "./link/links.ts";
import { linkKeyOf, linkPath } from "./link/tokens.ts";
import { renewLink } from "./link/visitor-changes.ts";
import { listDays, listVisits } from "./list-visits.ts";
import { readRoutePlan, writeRoutePlan } from "./route-plan.ts";
import { scheduleVisit } from "./schedule-visit.ts";
import { setVisitOutcome } from "./visit-outcome.ts";

const maxRangeDays = 62;

export function visitRoutes(server: FastifyInstance, app: Context, secret: string): void {
  const { store, env, now } = app;
  const endpoints = visitEndpoints;
  const at = () => now().toISOString();
  const linkKey = linkKeyOf(secret);

  serve(server, endpoints.list, async ({ query: { from, to } }) => {
    if (to < from || to > addDays(from, maxRangeDays))
      throw new Problem("invalid", {
        errors: { to: `must be at most ${maxRangeDays} days later` },
      });
    return store.run(listVisits, { from, to, now: at() });
  });
  serve(server, endpoints.days, async ({ params, query: { after } }) => {
    const bookingId = params["id"] ?? "";
    const first = firstVisitDay(now());
    const from = after === undefined || after < first ? first : addDays(after, 1);
    const found = await store.run(listDays, { bookingId, from });
    if (!found) throw new Problem("not-found");
    return found;
  });
  serve(server, endpoints.schedule, async (call) => {
    const { day, window, starts = "", ends = "", override, seen } = call.body;
    const slot = window === undefined ? { day, starts, ends } : slotOf(day, window);
    return detailOf(
      await store.run(scheduleVisit, { ...changeOf(app, call), ...slot, override, seen }),
    );
  });
  serve(server, endpoints.outcome, async (call) =>
    detailOf(await store.run(setVisitOutcome, { ...changeOf(app, call), ...call.body })),
  );
  serve(server, endpoints.gateNotes, async ({ query: { day } }) => {
    const notes = await store.run(listGateNotes, { day, now: at() });
    return {
      notes: notes.map(({ bookingId, ...note }) => ({
        bookingId,
        note: app.gateKeys?.open(note) ?? null,
      })),
    };
  });
  serve(server, endpoints.newLink, async (call) => {
    const change = changeOf(app, call);
    const { bookingId } = change;
    const detail = detailOf(await store.run(renewLink, { ...change, ...call.body }));
    const token = await store.run(readLink, { bookingId, key: linkKey });
    return { detail, address: env.SITE_URL + linkPath(token) };
  });
  serve(server, endpoints.routePlan, () => store.run(readRoutePlan, { now: at() }));
  serve(server, endpoints.changeRoutePlan, async ({ body: { seen, ...plan } }) => {
    const answer = await store.run(writeRoutePlan, { plan, seen, now: at() });
    if ("rejected" in answer) throw new Problem(answer.rejected, { detail: answer.reason });
    return answer;
  });
}
