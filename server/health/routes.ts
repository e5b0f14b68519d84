import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";
import { StorageError } from "#server/db/storage-error.ts";

/** Milliseconds for which a beat counts: strangers may ask, and must not make the disk busy. */
const fresh = 2000;
/** Milliseconds after which a database that has not answered counts as not ready, so that the answer comes within 2 s. */
const longestWait = 1500;

/** For whoever watches the server: alive, and able to write to its database. */
export function healthRoutes(server: FastifyInstance, app: Pick<App, "store" | "now">): void {
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  let last: { readonly at: number; readonly beat: Promise<void> } | undefined;
  let isUnderWay = false;
  const beat = () => {
    const at = app.now();
    if (!last || (!isUnderWay && Math.abs(at.getTime() - last.at) >= fresh)) {
      isUnderWay = true;
      const running = app.store.run({ name: "beat", input: { at: at.toISOString() } });
      last = {
        at: at.getTime(),
        beat: running.finally(() => {
          isUnderWay = false;
        }),
      };
    }
    return last.beat.then(() => true);
  };
  server.get("/readyz", async (_request, reply) => {
    const isReady = await Promise.race([beat(), wait(longestWait, false, { ref: false })]);
    if (!isReady) throw new StorageError("the database does not answer /readyz");
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
}
