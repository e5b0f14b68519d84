import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { digestOf } from "#server/db/digest.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problems.ts";

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
