import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyBaseLogger } from "fastify";
import type { Input, Output } from "#server/db/commands.ts";

/**
 * So many times an address's limit all addresses may send together: 600 a minute unless set otherwise. No such business
 * ever sees that many, and a crowd of machines must not fill disk and inbox.
 */
export const everybodysShare = 20;

/** Milliseconds that a visitor waits for the count, and for which a database that failed is not asked again. */
const longestWait = 1000;
const rest = 5000;

/** No address. */
const everybody = "";

interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts requests in windows that begin at the same moments everywhere. On PostgreSQL all instances count together; in
 * memory each knows enough to refuse what is over its limit without asking, so that a flood is no flood of queries.
 * While the database is away, and on SQLite, where there is one instance, memory alone counts.
 */
export function requestCounts({
  now,
  secret,
  log,
  countTogether,
}: {
  readonly now: () => Date;
  readonly secret: string;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  /** Counts for all instances; undefined where there is one. */
  readonly countTogether:
    | ((request: Input<"countRequest">) => Promise<Output<"countRequest">>)
    | undefined;
}) {
  let resting = false;
  let failing = false;
  /** How many requests of the present window this instance knows of, by address. */
  let present = { start: Number.NaN, counts: new Map<string, number>() };

  /** The table tells nobody which addresses were here: the digests need the secret. */
  const digest = (start: number, address: string) =>
    createHmac("sha256", secret).update(`request ${start} ${address}`).digest("base64url");

  function restFromAsking() {
    if (resting) return;
    resting = true;
    // Said once, until the database counts again.
    if (!failing)
      log.warn("the database does not count requests: for a while each instance counts its own");
    failing = true;
    setTimeout(() => {
      resting = false;
    }, rest).unref();
  }

  /** The counts of all instances, undefined when the database does not say them soon. */
  async function ask(address: string, start: number, { windowMs }: Limit, isFirst: boolean) {
    if (!countTogether || resting) return undefined;
    const request = {
      keys: { address: digest(start, address), everybody: digest(start, everybody) },
      until: new Date(start + windowMs).toISOString(),
      forgetBefore: isFirst ? new Date(start).toISOString() : null,
    };
    const counting = countTogether(request).catch(() => undefined);
    const counted = await Promise.race([counting, wait(longestWait, undefined, { ref: false })]);
    if (counted) failing = false;
    else restFromAsking();
    return counted;
  }

  /** How many requests an address has sent in this window, or more than it may, and the milliseconds left of it. */
  async function count(address: string, limit: Limit): Promise<{ current: number; ttl: number }> {
    const at = now().getTime();
    const start = at - (at % limit.windowMs);
    const isFirst = start !== present.start;
    if (isFirst) present = { start, counts: new Map() };
    const { counts } = present;
    const known = (key: string) => counts.get(key) ?? 0;
    const ttl = start + limit.windowMs - at;
    const refused = { current: limit.max + 1, ttl };
    const most = limit.max * everybodysShare;
    if (known(address) >= limit.max || known(everybody) >= most) return refused;
    const own = known(address) + 1;
    counts.set(address, own);
    counts.set(everybody, known(everybody) + 1);

    const shared = await ask(address, start, limit, isFirst);
    if (!shared) return { current: own, ttl };
    counts.set(address, Math.max(known(address), shared.address));
    counts.set(everybody, Math.max(known(everybody), shared.everybody));
    return shared.everybody > most ? refused : { current: shared.address, ttl };
  }

  /** As @fastify/rate-limit wants it, which gives addresses by their network. */
  return class RequestCounts implements FastifyRateLimitStore {
    incr(
      address: string,
      callback: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      count(address, { max, windowMs }).then((counted) => callback(null, counted), callback);
    }

    child(): this {
      return this;
    }
  };
}
