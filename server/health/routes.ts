import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";

/** For whoever watches the server: alive, and able to write to its database. */
export function healthRoutes(server: FastifyInstance, app: Pick<App, "store" | "now">): void {
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  server.get("/readyz", async (_request, reply) => {
    await app.store.run({ name: "beat", input: { at: app.now().toISOString() } });
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
}
