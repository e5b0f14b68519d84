import type { FastifyReply, FastifyRequest } from "fastify";
import { orCallUs } from "#domain/contact.ts";
import { networkOf } from "#server/http/client-network.ts";
import { Problem } from "#server/http/problems.ts";

export interface RequestLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Windows start at the same moments on all instances. */
export function countInWindows({ windowMs }: RequestLimit, now: () => Date) {
  let start = Number.NaN;
  let counts = new Map<string, number>();
  return () => {
    const at = now().getTime();
    const current = at - (at % windowMs);
    if (current !== start) counts = new Map();
    start = current;
    return { start, counts, msLeft: start + windowMs - at };
  };
}

/** Addresses beyond this number are not counted: a flood of made-up ones would fill the memory. */
const maxAddresses = 10_000;

/** Counts the requests of each network, and sends what is left of the limit in headers. @throws Problem when it is exceeded */
export function limitRequests(limit: RequestLimit, now: () => Date) {
  const currentWindow = countInWindows(limit, now);
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { counts, msLeft } = currentWindow();
    const address = networkOf(request.ip);
    const count = (counts.get(address) ?? 0) + 1;
    if (count > 1 || counts.size < maxAddresses) counts.set(address, count);
    reply.headers({
      "x-ratelimit-limit": limit.max,
      "x-ratelimit-remaining": Math.max(0, limit.max - count),
      "x-ratelimit-reset": Math.ceil(msLeft / 1000),
    });
    if (count > limit.max) throw tooManyRequests(reply, msLeft);
  };
}

export function tooManyRequests(reply: FastifyReply, waitMs: number): Problem {
  const seconds = Math.ceil(waitMs / 1000);
  reply.headers({ "retry-after": seconds, "x-ratelimit-remaining": 0 });
  return new Problem("rate-limited", {
    detail: `Please try again in ${formatWait(seconds)}${orCallUs && `,${orCallUs}`}.`,
  });
}

export function formatWait(seconds: number): string {
  if (seconds > 60) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}

/** Returns whether expensive work may be done now. The unused allowance adds up, to `maxSaved` at most. */
export function createAllowance({
  perSecond,
  maxSaved,
}: {
  readonly perSecond: number;
  readonly maxSaved: number;
}): () => boolean {
  let left = maxSaved;
  let updatedAt = performance.now();
  return () => {
    const at = performance.now();
    left = Math.min(maxSaved, left + ((at - updatedAt) / 1000) * perSecond);
    updatedAt = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
