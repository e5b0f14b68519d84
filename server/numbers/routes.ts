import type { FastifyInstance } from "fastify";
import { numberEndpoints } from "#domain/api/numbers.ts";
import { serve } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { lacksMailServer } from "#server/mail/lacks-mail-server.ts";
import { countNumbers } from "#server/numbers/count-numbers.ts";
import { countSummary } from "#server/numbers/count-summary.ts";
import { Problem } from "#server/problems.ts";
import type { Days } from "./counted.ts";

const mostYears = 10;
const bounds = { first: "2000-01-01", last: "2099-12-31" };

const yearsLater = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

function checkRange({ from, to }: Days): void {
  const refuse = (field: string, message: string) =>
    new Problem("invalid", { errors: { [field]: message } });
  if (from < bounds.first) throw refuse("from", "must be a day since the year 2000");
  if (to > bounds.last) throw refuse("to", "must be a day before the year 2100");
  if (to < from) throw refuse("to", "must not be before the first day");
  if (to >= yearsLater(from, mostYears)) throw refuse("to", "must be less than ten years later");
}

export function numberRoutes(
  server: FastifyInstance,
  { env, store, now }: Pick<App, "env" | "store" | "now">,
): void {
  serve(server, env.SITE_URL, numberEndpoints.summary, async () => ({
    ...(await store.run(countSummary, { now: now().toISOString() })),
    lacksMailServer: lacksMailServer(env),
  }));
  serve(server, env.SITE_URL, numberEndpoints.numbers, async ({ query }) => {
    checkRange(query);
    return store.run(countNumbers, { ...query, now: now().toISOString() });
  });
}
