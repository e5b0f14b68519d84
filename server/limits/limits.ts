import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { liveEndpoints } from "#domain/api/session.ts";
import { orCallUs } from "#domain/contact.ts";
import { hourMs, minuteMs } from "#domain/dates.ts";
import type { Env } from "#env";
import { networksOf } from "#server/http/client-network.ts";
import { Problem } from "#server/http/problems.ts";
import { windowAt } from "./counts.ts";
import { limitTable, perSite } from "./table.ts";

/** Keys beyond this number are not counted: a flood of made-up addresses would fill the memory. */
const maxKeys = 10_000;

/** How often an address may do each, for one request to book. */
const times = { book: 1, visit: 4, calendar: 4 };

/** An address, and for IPv6 its /48, with how many each may have. */
function boundsOf(ip: string, own: number) {
  const [address, ...wider] = networksOf(ip);
  const sites = wider.slice(0, -1).map((network) => ({ network, most: perSite * own }));
  return [{ network: address, most: own }, ...sites];
}

interface LimitsOptions {
  readonly env: Pick<Env, "RATE_LIMIT">;
  readonly now: () => Date;
  readonly secret: string;
}

/** Counts requests. Each instance counts its own, so that a flood of requests is not a flood of queries. */
export function createLimits({ env, now, secret }: LimitsOptions) {
  let counted = { start: 0, counts: new Map<string, number>() };

  function isOver(key: string, most: number): boolean {
    const { counts } = counted;
    const count = (counts.get(key) ?? 0) + 1;
    if (count > 1 || counts.size < maxKeys) counts.set(key, count);
    return count > most;
  }

  /** Keyed digests of the steps of a network, the widest first, so that those of one network begin alike. */
  function pathOf(address: string): string {
    const digest = (network: string) =>
      createHmac("sha256", secret).update(`network ${network}`).digest("base64url").slice(0, 8);
    return networksOf(address).toReversed().map(digest).join(".");
  }

  return {
    /** Null where requests are not limited. */
    networkOf: ({ ip }: FastifyRequest): string | null => (env.RATE_LIMIT ? pathOf(ip) : null),

    /** Counts the requests of each address. @throws Problem when there are too many */
    admit(what: keyof typeof times, { ip }: FastifyRequest, reply: FastifyReply): void {
      if (!env.RATE_LIMIT) return;
      const { max, windowMs } = env.RATE_LIMIT;
      const atMs = now().getTime();
      const { start, end } = windowAt(windowMs, atMs);
      if (counted.start !== start) counted = { start, counts: new Map() };
      const over = boundsOf(ip, times[what] * max).filter(({ network, most }) =>
        isOver(`${what} ${network}`, most),
      );
      if (over.length > 0) throw tooManyRequests(reply, end - atMs);
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** @returns the seconds to wait */
export function sendWait(reply: FastifyReply, waitMs: number): number {
  const seconds = Math.ceil(waitMs / 1000);
  reply.header("retry-after", seconds);
  return seconds;
}

export function tooManyRequests(reply: FastifyReply, waitMs: number): Problem {
  const seconds = sendWait(reply, waitMs);
  return new Problem("rate-limited", {
    detail: `Please try again in ${formatWait(seconds)}${orCallUs && `,${orCallUs}`}.`,
  });
}

export function formatWait(seconds: number): string {
  const [hours, minutes] = [hourMs, minuteMs].map((unit) => Math.ceil((seconds * 1000) / unit));
  if (seconds > 90 * 60) return `${hours} hours`;
  if (seconds > 60) return `${minutes} minutes`;
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}

const retryMs = 1000;

/**
 * Bounds how many requests of a client wait for their body or their answer. Asked first, before a body is read: behind a
 * proxy one HTTP/2 connection could hold hundreds of ours.
 */
export function limitUnfinished(
  server: FastifyInstance,
  { env }: Pick<LimitsOptions, "env">,
): void {
  const { own } = limitTable.unfinished;
  if (!env.RATE_LIMIT) return;
  const open = new Map<string, number>();
  server.addHook("onRequest", (request, reply, done) => {
    // A stream is never finished.
    if (request.routeOptions.url === liveEndpoints.live.path) return done();
    const bounds = boundsOf(request.ip, own);
    if (bounds.some(({ network, most }) => (open.get(network) ?? 0) >= most)) {
      reply.raw.shouldKeepAlive = false;
      return done(tooManyRequests(reply, retryMs));
    }
    for (const { network } of bounds) open.set(network, (open.get(network) ?? 0) + 1);
    reply.raw.once("close", () => {
      for (const { network } of bounds) {
        const left = (open.get(network) ?? 0) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
    done();
  });
}
