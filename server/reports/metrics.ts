import { timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { digestOf } from "#server/db/digest.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { freeShare, newestBackup } from "#server/messages/fitness.ts";
import { countState } from "./reports.ts";

const digest = (text: string) => Buffer.from(digestOf(text));

/**
 * Adds `GET /metrics` in Prometheus' text format for those who send METRICS_TOKEN. Without a token there is no such
 * address. Must be called before the routes that it measures.
 */
export async function metricsRoute(
  server: FastifyInstance,
  { env, store, findUnfit }: Pick<Context, "env" | "store" | "findUnfit">,
): Promise<void> {
  const { METRICS_TOKEN: token } = env;
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const answers = new Histogram({
    name: "scoopdale_answer_seconds",
    help: "Answers of the API by route and status: 403, 422, 429 and 503 are refusals.",
    labelNames: ["route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [register],
  });
  const bookings = gauge("scoopdale_bookings", "Bookings by status, spam included.", ["status"]);
  const queue = gauge("scoopdale_booking_queue", "Bookings that wait to be stored.", []);
  const messages = gauge("scoopdale_messages", "Unsent messages.", ["kind", "state"]);
  const disk = gauge("scoopdale_disk_free_share", "The free part of DATA_DIR's disk.", []);
  const backup = gauge("scoopdale_backup_time_seconds", "When the newest backup was written.", []);
  const unfit = gauge("scoopdale_unfit", "1 for what somebody must look after.", ["name"]);

  server.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    answers.labels(route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  server.get("/metrics", async (request, reply) => {
    const given = digest(request.headers.authorization ?? "");
    if (!timingSafeEqual(given, expected)) throw new Problem("unauthorized");
    const counted = await store.run(countState, {});
    for (const one of [bookings, messages, unfit]) one.reset();
    for (const { status, count } of counted.bookings) bookings.labels(status).set(count);
    for (const { kind, state, count } of counted.messages) messages.labels(kind, state).set(count);
    queue.set(store.queueDepth());
    for (const name of await findUnfit()) unfit.labels(name).set(1);
    // With PostgreSQL there may be none.
    if (env.DATA_DIR && existsSync(env.DATA_DIR)) disk.set(freeShare(env.DATA_DIR));
    const written = env.BACKUP_DIR && newestBackup(env.BACKUP_DIR);
    if (written) backup.set(written / 1000);
    reply.header("cache-control", "no-store").type(register.contentType);
    return register.metrics();
  });
}
