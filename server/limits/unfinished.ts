import type { FastifyInstance } from "fastify";
import { liveEndpoints } from "#domain/api/live.ts";
import { networksOf } from "#server/http/client-network.ts";
import { tooManyRequests } from "./limits.ts";
import { type LimitsEnv, limitsFor, perSite } from "./table.ts";

const retryMs = 1000;

/**
 * Bounds how many requests of a client wait for their body or their answer. Asked first, before a body is read: behind a
 * proxy one HTTP/2 connection could hold hundreds of ours.
 */
export function limitUnfinished(server: FastifyInstance, { env }: { readonly env: LimitsEnv }) {
  const { own } = limitsFor(env).unfinished;
  if (!env.RATE_LIMIT) return;
  const open = new Map<string, number>();
  server.addHook("onRequest", (request, reply, done) => {
    // A stream is never finished.
    if (request.routeOptions.url === liveEndpoints.live.path) return done();
    const [address, ...wider] = networksOf(request.ip);
    const networks = [address, ...wider.slice(0, -1)];
    const isOver = networks.some(
      (network, index) => (open.get(network) ?? 0) >= (index === 0 ? own : perSite * own),
    );
    if (isOver) {
      reply.raw.shouldKeepAlive = false;
      return done(tooManyRequests(reply, retryMs));
    }
    for (const network of networks) open.set(network, (open.get(network) ?? 0) + 1);
    reply.raw.once("close", () => {
      for (const network of networks) {
        const left = (open.get(network) ?? 0) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
    done();
  });
}
