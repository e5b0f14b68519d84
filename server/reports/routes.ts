import type { FastifyInstance } from "fastify";
import { numberEndpoints } from "#domain/api/reports.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { lacksMailServer } from "#server/messages/delivery-alarm.ts";
import { countFunnel } from "./funnel.ts";
import { countReport, countSummary } from "./reports.ts";
import type { Days } from "./response-times.ts";

export function reportRoutes(
  server: FastifyInstance,
  {
    env,
    store,
    now,
    blockers,
    findUnfit,
  }: Pick<Context, "env" | "store" | "now" | "blockers" | "findUnfit">,
): void {
  serve(server, numberEndpoints.summary, async () => ({
    ...(await store.run(countSummary, { now: now().toISOString() })),
    lacksMailServer: lacksMailServer(env),
    blockers: blockers.map(({ name }) => name),
    unfit: [...(await findUnfit())],
  }));
  serve(server, numberEndpoints.numbers, async ({ query }) => {
    checkRange(query);
    return store.run(countReport, { ...query, now: now().toISOString() });
  });
  serve(server, numberEndpoints.funnel, async ({ query }) => {
    checkRange(query);
    return { rows: await store.run(countFunnel, query) };
  });
}

const maxYears = 10;

const yearsLater = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

function checkRange({ from, to }: Days): void {
  const invalid = (field: string, message: string) =>
    new Problem("invalid", { errors: { [field]: message } });
  if (from < "2000-01-01") throw invalid("from", "must be a day since the year 2000");
  if (to > "2099-12-31") throw invalid("to", "must be a day before the year 2100");
  if (to < from) throw invalid("to", "must not be before the first day");
  if (to >= yearsLater(from, maxYears)) throw invalid("to", "must be less than ten years later");
}
