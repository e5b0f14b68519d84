import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";
import type { FormStamps } from "./form-stamps.ts";

/** The stamp that the form fetches when it is first touched. Public, without a cookie, never cached. */
export function formStampRoutes(
  server: FastifyInstance,
  { now }: Pick<App, "now">,
  stamps: FormStamps,
): void {
  server.get("/api/form-stamp", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { stamp: stamps.make(now()) };
  });
}
