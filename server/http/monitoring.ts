import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { isPublicSite } from "#env";
import { StorageError } from "#server/db/storage-error.ts";
import { blockersAt } from "./built-site.ts";
import type { Context } from "./context.ts";

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
