import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";

/** Milliseconds for which a beat counts: strangers may ask, and must not make the disk busy. */
const fresh = 2000;

/** For whoever watches the server: alive, and able to write to its database. */
export function healthRoutes(server: FastifyInstance, app: Pick<App, "store" | "now">): void {
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  let last: { readonly at: number; readonly beat: Promise<void> } | undefined;
  const beat = () => {
    const at = app.now();
    if (!last || Math.abs(at.getTime() - last.at) >= fresh)
      last = {
        at: at.getTime(),
        beat: app.store.run({ name: "beat", input: { at: at.toISOString() } }),
      };
    return last.beat;
  };
  server.get("/readyz", async (_request, reply) => {
    await beat();
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
}
