import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";
import { StorageError } from "#server/db/storage-error.ts";

/** How long an answer counts, so that strangers who ask cannot keep the database busy. */
const freshMs = 2000;
/** A database that has not answered by then is not ready: the answer must come within two seconds. */
const patienceMs = 1500;

/** Monitoring: whether the server is alive, and whether it can store bookings. */
export function healthRoutes(server: FastifyInstance, { store }: Pick<App, "store">): void {
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  let last: { readonly at: number; readonly check: Promise<void> } | undefined;
  let isUnderWay = false;
  function check(): Promise<void> {
    if (last && (isUnderWay || performance.now() - last.at < freshMs)) return last.check;
    isUnderWay = true;
    const running = store.check().finally(() => {
      isUnderWay = false;
    });
    last = { at: performance.now(), check: running };
    return running;
  }
  server.get("/readyz", async (_request, reply) => {
    const isReady = await Promise.race([
      check().then(() => true),
      wait(patienceMs, false, { ref: false }),
    ]);
    if (!isReady) throw new StorageError("the database does not answer /readyz");
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
}
