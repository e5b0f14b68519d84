import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyBaseLogger } from "fastify";
import type { RequestCount, RequestToCount } from "./count-request.ts";

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

/** Addresses remembered in a window. Later ones are counted only once their booking is valid. */
const mostRemembered = 10_000;

export interface RequestLimit {
  readonly max: number;
  readonly windowMs: number;
}

const emptyWindow = (start: number) => ({
  start,
  /** All requests, by address. */
  arrived: new Map<string, number>(),
  /** Bookings, by address and of everybody. */
  booked: new Map<string, number>(),
});

/**
 * Counts requests in windows that begin at the same moments everywhere. Whatever an address sends is counted for it when
 * it arrives, in memory; a valid booking is also counted for everybody, so that refused ones use nothing of others up.
 * On PostgreSQL all instances count bookings together; memory knows enough to refuse what is over its limit without
 * asking, so that a flood is no flood of queries. While the database is away, and on SQLite, where there is one
 * instance, memory alone counts.
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
  readonly countTogether: ((request: RequestToCount) => Promise<RequestCount>) | undefined;
}) {
  let resting = false;
  let failing = false;
  /** What this instance knows of the present window. */
  let present = emptyWindow(Number.NaN);

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
  async function ask(address: string, start: number, { windowMs }: RequestLimit, isFirst: boolean) {
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

  /** The window of this moment, and the milliseconds left of it. */
  function enter({ windowMs }: RequestLimit) {
    const at = now().getTime();
    const start = at - (at % windowMs);
    if (start !== present.start) present = emptyWindow(start);
    return { ...present, ttl: start + windowMs - at };
  }

  /** Counts whatever an address sends. */
  function countArrival(address: string, limit: RequestLimit): { current: number; ttl: number } {
    const { arrived, ttl } = enter(limit);
    const current = (arrived.get(address) ?? 0) + 1;
    if (current > 1 || arrived.size < mostRemembered) arrived.set(address, current);
    return { current, ttl };
  }

  /**
   * Counts a valid booking of an address.
   * @returns undefined, or the milliseconds after which to try again
   */
  async function countBooking(address: string, limit: RequestLimit): Promise<number | undefined> {
    const { start, booked, ttl } = enter(limit);
    const isFirst = booked.size === 0;
    const known = (key: string) => booked.get(key) ?? 0;
    const most = limit.max * everybodysShare;
    if (known(address) >= limit.max || known(everybody) >= most) return ttl;
    for (const key of [address, everybody]) booked.set(key, known(key) + 1);

    const shared = await ask(address, start, limit, isFirst);
    if (!shared) return undefined;
    booked.set(address, Math.max(known(address), shared.address));
    booked.set(everybody, Math.max(known(everybody), shared.everybody));
    return shared.address > limit.max || shared.everybody > most ? ttl : undefined;
  }

  return {
    countBooking,
    /** As @fastify/rate-limit wants it, which gives addresses by their network. */
    Arrivals: class implements FastifyRateLimitStore {
      incr(
        address: string,
        callback: (error: Error | null, counted?: { current: number; ttl: number }) => void,
        windowMs: number,
        max: number,
      ): void {
        callback(null, countArrival(address, { max, windowMs }));
      }

      child(): this {
        return this;
      }
    },
  };
}
