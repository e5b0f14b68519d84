import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { screenFailureEndpoints } from "#domain/api/screen-failures.ts";
import { isPublicSite } from "#env";
import { StorageError } from "#server/db/storage-error.ts";
import type { Context } from "./context.ts";
import { serve } from "./serve.ts";

const checkFreshMs = 2000;
const checkTimeoutMs = 1500;
const channelsFreshMs = 10_000;

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
  { env, store, blockers, findUnfit }: Pick<Context, "env" | "store" | "blockers" | "findUnfit">,
  findStuckChannels: () => Promise<readonly string[]>,
): void {
  const stuckChannels = reuseFor(channelsFreshMs, findStuckChannels);
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    // Also answers if the database does not.
    const names = await Promise.race([
      stuckChannels().catch(() => []),
      wait(checkTimeoutMs, [], { ref: false }),
    ]);
    const unfit = await Promise.race([findUnfit(), wait(checkTimeoutMs, [], { ref: false })]);
    return {
      status: "ok",
      ...(unfit.length > 0 && { unfit }),
      ...(names.length > 0 && { stuck: names }),
      ...(isPublicSite(env) && { blockers: blockers.map(({ name }) => name) }),
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

/** Removes quotations and digits: an error message can quote a visitor's name. */
const withoutQuotes = (error: string) =>
  error.replace(/(?<!\w)(["'`“]).*?(\1|”|$)/gsu, "…").replace(/\d+/g, "#");

export function screenFailureRoutes(server: FastifyInstance): void {
  serve(server, screenFailureEndpoints.report, async ({ body, request }) => {
    const error = withoutQuotes(body.error).slice(0, 200);
    request.log.error({ ...body, error }, "A screen failed");
  });
}
