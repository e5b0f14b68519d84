import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { isStuck } from "#domain/api/reports.ts";
import { screenFailureEndpoints } from "#domain/api/screen-failures.ts";
import type { Context } from "#server/context.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { type Channel, channels } from "#server/messages/channels.ts";
import { findOldestWaiting } from "#server/messages/delivery-alarm.ts";
import { serve } from "./serve.ts";

/** Results are reused for this long, so that strangers cannot keep the database busy. */
const checkFreshMs = 2000;
const checkTimeoutMs = 1500;
const channelsFreshMs = 10_000;

/** The channels whose messages are stuck. The result is reused for some seconds. */
function stuckChannels(
  store: Context["store"],
  now: Context["now"],
): () => Promise<readonly Channel[]> {
  let last: { readonly at: number; readonly names: Promise<readonly Channel[]> } | undefined;
  return () => {
    if (!last || performance.now() - last.at >= channelsFreshMs) {
      const names = store
        .run(findOldestWaiting, {})
        .then((oldest) =>
          channels.filter((name) => oldest[name] !== null && isStuck(oldest[name], now())),
        );
      last = { at: performance.now(), names };
    }
    return last.names;
  };
}

export function healthRoutes(
  server: FastifyInstance,
  { store, now }: Pick<Context, "now" | "store">,
): void {
  const stuck = stuckChannels(store, now);
  server.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    // Also answers if the database does not.
    const names = await Promise.race([
      stuck().catch(() => []),
      wait(checkTimeoutMs, [], { ref: false }),
    ]);
    return { status: "ok", ...(names.length > 0 && { stuck: names }) };
  });
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;
  let isChecking = false;
  function check(): Promise<void> {
    if (last && (isChecking || performance.now() - last.at < checkFreshMs)) return last.result;
    isChecking = true;
    const result = store.check().finally(() => {
      isChecking = false;
    });
    last = { at: performance.now(), result };
    return result;
  }
  server.get("/readyz", async (_request, reply) => {
    const isReady = await Promise.race([
      check().then(() => true),
      wait(checkTimeoutMs, false, { ref: false }),
    ]);
    if (!isReady) throw new StorageError("the database does not answer /readyz");
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
}

/** Removes quotations and digits: an error message can quote a visitor's name. */
const withoutQuotes = (error: string) =>
  error.replace(/(?<!\w)(["'`“]).*?(\1|”|$)/gsu, "…").replace(/\d+/g, "#");

export function screenFailureRoutes(server: FastifyInstance, { env }: Pick<Context, "env">): void {
  serve(server, env.SITE_URL, screenFailureEndpoints.report, async ({ body, request }) => {
    const error = withoutQuotes(body.error).slice(0, 200);
    request.log.error({ ...body, error }, "A screen failed");
  });
}
