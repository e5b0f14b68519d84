import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { isPublicSite } from "#env";
import { digestOf } from "#server/db/digest.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { blockersAt } from "./built-site.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problems.ts";

const checkFreshMs = 2000;
const checkTimeoutMs = 1500;

/** Asks one at a time and reuses each result, so that strangers cannot keep the database busy. */
export function reuseFor<Result>(
  freshMs: number,
  ask: () => Promise<Result>,
): () => Promise<Result> {
  let last: Promise<Result> | undefined;
  let askAgainAt = 0;
  return () => {
    if (last && performance.now() < askAgainAt) return last;
    askAgainAt = Number.POSITIVE_INFINITY;
    last = ask().finally(() => {
      askAgainAt = performance.now() + freshMs;
    });
    return last;
  };
}

export function healthRoutes(
  server: FastifyInstance,
  { env, store, build, findBroken }: Pick<Context, "env" | "store" | "build" | "findBroken">,
): void {
  const { version, commit, builtAt } = build;
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    // Also answers if the database does not.
    const broken = await Promise.race([
      findBroken(),
      wait(checkTimeoutMs, ["database"] as const, { ref: false }),
    ]);
    return {
      status: "ok",
      version,
      commit,
      builtAt,
      ...(broken.length > 0 && { broken }),
      ...(isPublicSite(env) && { blockers: blockersAt(env, build).map(({ name }) => name) }),
    };
  });
  const check = reuseFor(checkFreshMs, async () => {
    await store.check();
    return true;
  });
  server.get("/readyz", async (_request, reply) => {
    const isReady = await Promise.race([check(), wait(checkTimeoutMs, false, { ref: false })]);
    if (!isReady) throw new StorageError("the database does not answer /readyz");
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
}

const digest = (text: string) => Buffer.from(digestOf(text));

/**
 * Adds `GET /metrics` in Prometheus' text format for those who send METRICS_TOKEN: what Node measures, and how many
 * bookings wait to be stored. Without a token there is no such address.
 */
export async function metricsRoute(
  server: FastifyInstance,
  { env, store }: Pick<Context, "env" | "store">,
): Promise<void> {
  const { METRICS_TOKEN: token } = env;
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  const { collectDefaultMetrics, Gauge, Registry } = await import("prom-client");
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({
    name: "scoopdale_booking_queue",
    help: "Bookings that wait to be stored.",
    registers: [register],
    collect() {
      this.set(store.queueDepth());
    },
  });
  server.get("/metrics", async (request, reply) => {
    const given = digest(request.headers.authorization ?? "");
    if (!timingSafeEqual(given, expected)) throw new Problem("unauthorized");
    reply.header("cache-control", "no-store").type(register.contentType);
    return register.metrics();
  });
}
