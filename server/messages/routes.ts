import type { FastifyInstance } from "fastify";
import { messageEndpoints } from "#domain/api/messages.ts";
import { numberEndpoints } from "#domain/api/reports.ts";
import { blockersAt } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { leadsAddress } from "./compose-mail.ts";
import { countSummary, sendAgain } from "./message-commands.ts";

export function messageRoutes(
  server: FastifyInstance,
  { env, store, now, build, findBroken, website }: Context,
): void {
  const to = leadsAddress(env);
  const delivery = env.SMTP_URL === undefined ? ("files" as const) : ("smtp" as const);
  serve(server, numberEndpoints.summary, async () => ({
    ...(await store.run(countSummary, undefined)),
    blockers: blockersAt(env, build).map(({ name }) => name),
    broken: [...(await findBroken())],
    leftOut: website.problems.map(({ thing }) => thing),
    leadsTo: to,
    delivery,
  }));
  serve(server, messageEndpoints.sendAgain, async ({ params: { id = "" } }) => {
    const message = await store.run(sendAgain, { id, now: now().toISOString() });
    if (message) return message;
    throw new Problem("conflict", { detail: "Only failed messages can be sent again." });
  });
}
