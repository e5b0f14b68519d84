import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { defineCommand } from "#server/db/command.ts";

export interface RequestToCount {
  /** Digests of the window with the sender's address, and of the window alone for everybody. */
  readonly keys: { readonly address: string; readonly everybody: string };
  readonly windowEnd: string;
}

export interface RequestCount {
  readonly address: number;
  readonly everybody: number;
}

export const countRequest = defineCommand({
  name: "countRequest",
  kind: "write",
  async run(db, { keys, windowEnd }: RequestToCount): Promise<RequestCount> {
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
    const countOf = (key: string) => rows.find((row) => row.key === key)?.count ?? 0;
    return { address: countOf(keys.address), everybody: countOf(keys.everybody) };
  },
});

/** @returns the counts of all instances, undefined if the database does not answer soon */
export type SharedCount = (
  address: string,
  window: { readonly start: number; readonly end: number },
) => Promise<RequestCount | undefined>;

const timeoutMs = 1000;
const pauseMs = 5000;

/** Counts a booking in the database, for all instances. While it does not answer, it is asked every five seconds. */
export function countTogether(
  ask: (request: RequestToCount) => Promise<RequestCount>,
  secret: string,
  log: Pick<FastifyBaseLogger, "warn">,
): SharedCount {
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  return async (address, { start, end }) => {
    if (performance.now() < askAgainAt) return undefined;
    /** Keeps addresses out of the database: digests cannot be computed without the secret. */
    const digest = (text: string) =>
      createHmac("sha256", secret).update(`request ${start} ${text}`).digest("base64url");
    const request = {
      keys: { address: digest(address), everybody: digest("") },
      windowEnd: new Date(end).toISOString(),
    };
    const counted = await Promise.race([
      ask(request).catch(() => undefined),
      wait(timeoutMs, undefined, { ref: false }),
    ]);
    if (!counted) {
      askAgainAt = performance.now() + pauseMs;
      if (!isFailing)
        log.warn("the database does not count requests: for a while each instance counts its own");
    }
    isFailing = !counted;
    return counted ?? undefined;
  };
}
