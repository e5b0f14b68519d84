import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyBaseLogger } from "fastify";
import { defineCommand } from "#server/db/command.ts";

export interface RequestToCount {
  /** Digests of the window with the sender's address, and of the window alone for everybody. */
  readonly keys: { readonly address: string; readonly everybody: string };
  readonly windowEnd: string;
  /** Windows that ended before this moment are deleted; null when that has been done. */
  readonly deleteBefore: string | null;
}

export interface RequestCount {
  readonly address: number;
  readonly everybody: number;
}

export const countRequest = defineCommand({
  name: "countRequest",
  kind: "write",
  async run(db, { keys, windowEnd, deleteBefore }: RequestToCount): Promise<RequestCount> {
    const rows = await db
      .insertInto("request_counts")
      // Everybody's row comes last: it is locked for the shortest time, and requests cannot deadlock.
      .values([keys.address, keys.everybody].map((key) => ({ key, count: 1, until: windowEnd })))
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet(({ eb }) => ({ count: eb("request_counts.count", "+", 1) })),
      )
      .returning(["key", "count"])
      .execute();
    if (deleteBefore !== null)
      await db.deleteFrom("request_counts").where("until", "<", deleteBefore).execute();
    const countOf = (key: string) => rows.find((row) => row.key === key)?.count ?? 0;
    return { address: countOf(keys.address), everybody: countOf(keys.everybody) };
  },
});

/** The limit for all addresses together, as a multiple of one address's, so that botnets cannot fill disk and inbox. */
export const everybodysFactor = 20;

const databaseTimeoutMs = 1000;
const databasePauseMs = 5000;

const everybody = "";

/** More addresses than this in one window are counted only once their booking is valid. */
const maxAddresses = 10_000;

export interface RequestLimit {
  readonly max: number;
  readonly windowMs: number;
}

const newWindow = (start: number) => ({
  start,
  requests: new Map<string, number>(),
  bookings: new Map<string, number>(),
});

/**
 * Counts requests in windows that start at the same moments on all instances. All requests of an address are counted in
 * memory as they arrive. Only valid bookings count toward everybody's limit, so that invalid ones cannot use it up. With
 * PostgreSQL, instances count bookings together; without it, or while it is down, each counts its own.
 */
export function createRateLimit({
  now,
  secret,
  log,
  countInDatabase,
}: {
  readonly now: () => Date;
  readonly secret: string;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly countInDatabase: ((request: RequestToCount) => Promise<RequestCount>) | undefined;
}) {
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let latest = newWindow(Number.NaN);

  /** Keeps addresses out of the database: digests cannot be computed without the secret. */
  const digest = (start: number, address: string) =>
    createHmac("sha256", secret).update(`request ${start} ${address}`).digest("base64url");

  /** The counts of all instances, or undefined if the database does not answer soon. */
  async function ask(address: string, start: number, { windowMs }: RequestLimit, isFirst: boolean) {
    if (!countInDatabase || performance.now() < askAgainAt) return undefined;
    const request = {
      keys: { address: digest(start, address), everybody: digest(start, everybody) },
      windowEnd: new Date(start + windowMs).toISOString(),
      deleteBefore: isFirst ? new Date(start).toISOString() : null,
    };
    const counted = await Promise.race([
      countInDatabase(request).catch(() => undefined),
      wait(databaseTimeoutMs, undefined, { ref: false }),
    ]);
    if (!counted) {
      askAgainAt = performance.now() + databasePauseMs;
      if (!isFailing)
        log.warn("the database does not count requests: for a while each instance counts its own");
    }
    isFailing = !counted;
    return counted;
  }

  function currentWindow({ windowMs }: RequestLimit) {
    const at = now().getTime();
    const start = at - (at % windowMs);
    if (start !== latest.start) latest = newWindow(start);
    return { ...latest, msLeft: start + windowMs - at };
  }

  /** Counts a request of an address. No other count grows with it. */
  function countArrival(address: string, limit: RequestLimit) {
    const { requests, msLeft } = currentWindow(limit);
    const current = (requests.get(address) ?? 0) + 1;
    if (current > 1 || requests.size < maxAddresses) requests.set(address, current);
    return { current, ttl: msLeft };
  }

  return {
    countArrival,

    /** Counts a valid booking. Returns the milliseconds to wait if there are too many. */
    async countBooking(address: string, limit: RequestLimit): Promise<number | undefined> {
      const { start, bookings, msLeft } = currentWindow(limit);
      const isFirst = bookings.size === 0;
      const count = (key: string) => bookings.get(key) ?? 0;
      const maxForEverybody = limit.max * everybodysFactor;
      // Memory alone refuses what is over a limit, so that a flood of requests is not a flood of queries.
      if (count(address) >= limit.max || count(everybody) >= maxForEverybody) return msLeft;
      for (const key of [address, everybody]) bookings.set(key, count(key) + 1);

      const shared = await ask(address, start, limit, isFirst);
      if (!shared) return undefined;
      bookings.set(address, Math.max(count(address), shared.address));
      bookings.set(everybody, Math.max(count(everybody), shared.everybody));
      return shared.address > limit.max || shared.everybody > maxForEverybody ? msLeft : undefined;
    },

    RequestStore: class implements FastifyRateLimitStore {
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

export function formatWait(seconds: number): string {
  if (seconds > 60) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}

/** Limits expensive work to `perSecond` times; what is not used is saved, up to `maxSaved` times. */
export function createAllowance({
  perSecond,
  maxSaved,
}: {
  readonly perSecond: number;
  readonly maxSaved: number;
}) {
  let left = maxSaved;
  let updatedAt = performance.now();
  return {
    /** @returns whether the work may be done now, which then uses up one time. */
    take(): boolean {
      const at = performance.now();
      left = Math.min(maxSaved, left + ((at - updatedAt) / 1000) * perSecond);
      updatedAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
