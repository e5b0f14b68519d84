import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { orCallUs } from "#domain/contact.ts";
import { hourMs, minuteMs } from "#domain/dates.ts";
import type { Env } from "#env";
import { networkOf, networksOf } from "#server/http/client-network.ts";
import { Problem } from "#server/http/problems.ts";
import { type AllowanceName, allowancesFor } from "./allowances.ts";
import { type Counters, countersOf, firstOver, type Spending } from "./counters.ts";

export interface Over {
  readonly of: AllowanceName;
  /** The step of the network that is over it; as many as there are steps: all together. */
  readonly step: number;
  readonly waitMs: number;
}

/** Keys beyond this number are not counted: a flood of made-up addresses would fill the memory. */
const maxKeys = 10_000;

const timeoutMs = 1000;
const pauseMs = 5000;

interface LimitsOptions {
  readonly env: Pick<Env, "RATE_LIMIT">;
  readonly now: () => Date;
  readonly secret: string;
  /** Adds to the counts of all instances; left out where there is only one. */
  readonly share?: ((counters: readonly Counters[]) => Promise<number[][]>) | undefined;
  readonly warn: (line: string) => void;
}

/** The allowances, counted in memory and, where several instances share a database, there as well. */
export function createLimits({ env, now, secret, share, warn }: LimitsOptions) {
  const allowances = allowancesFor({ ...env, CONFIRMATIONS_PER_DAY: 0 });
  const windows = new Map<AllowanceName, { start: number; counts: Map<string, number> }>();
  let shareAgainAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  const isCounted = (name: AllowanceName) => Number.isFinite(allowances[name].own);

  function countsOf(name: AllowanceName, start: number): Map<string, number> {
    const known = windows.get(name);
    if (known?.start === start) return known.counts;
    const counts = new Map<string, number>();
    windows.set(name, { start, counts });
    return counts;
  }

  /**
   * Who is over their own share, or comes when all have used up theirs, still counts for themselves. Inside a wider
   * network that is over its share nobody is counted, as it may have thousands of addresses.
   */
  function take(spending: Spending) {
    const atMs = now().getTime();
    const counters = countersOf(allowances, spending, atMs);
    const counts = countsOf(spending.of, counters.start);
    const after = counters.keys.map((key) => (counts.get(key) ?? 0) + counters.amount);
    const over = firstOver(counters, after);
    const isAlone = over === 0 || over === spending.whose.length;
    const counted = over === undefined ? counters.keys : counters.keys.slice(0, isAlone ? 1 : 0);
    for (const [index, key] of counted.entries())
      if (counts.has(key) || counts.size < maxKeys) counts.set(key, after[index] ?? 0);
    return { counters, counts, over, waitMs: counters.windowEnd - atMs };
  }

  async function askAll(counters: readonly Counters[]): Promise<number[][] | undefined> {
    if (!share || counters.length === 0 || performance.now() < shareAgainAt) return undefined;
    const shared = await Promise.race([
      share(counters).catch(() => undefined),
      wait(timeoutMs, undefined, { ref: false }),
    ]);
    if (!shared) {
      shareAgainAt = performance.now() + pauseMs;
      if (!isFailing)
        warn("the database does not count requests: for a while each instance counts its own");
    }
    isFailing = !shared;
    return shared ?? undefined;
  }

  /** Memory alone refuses what is over a limit, so that a flood of requests is not a flood of queries. */
  async function spend(spendings: readonly Spending[]): Promise<readonly Over[]> {
    const taken = spendings
      .filter(({ of }) => isCounted(of))
      .map((spending) => ({ of: spending.of, ...take(spending) }));
    const within = taken.filter(({ over }) => over === undefined);
    const shared = await askAll(within.map(({ counters }) => counters));
    const found = new Map<AllowanceName, number>();
    for (const [index, { of, counters, counts }] of within.entries()) {
      const ofAll = shared?.[index];
      if (!ofAll) continue;
      for (const [step, key] of counters.keys.entries())
        counts.set(key, Math.max(counts.get(key) ?? 0, ofAll[step] ?? 0));
      const over = firstOver(counters, ofAll);
      if (over !== undefined) found.set(of, over);
    }
    return taken.flatMap(({ of, over = found.get(of), waitMs }) =>
      over === undefined ? [] : [{ of, step: over, waitMs }],
    );
  }

  /** Keyed digests of the steps of a network, the widest first, so that those of one network begin alike. */
  function pathOf(address: string): string {
    const digest = (network: string) =>
      createHmac("sha256", secret).update(`network ${network}`).digest("base64url").slice(0, 8);
    return networksOf(address).toReversed().map(digest).join(".");
  }

  return {
    spend,
    /** Null where requests are not limited. */
    networkOf: ({ ip }: FastifyRequest): string | null => (env.RATE_LIMIT ? pathOf(ip) : null),

    /** Uses up what is left in this window. */
    useUp(of: AllowanceName, whose: readonly string[]): void {
      take({ of, whose, amount: allowances[of].own + 1 });
    },

    /** Until more can be spent of what is counted with the change that it guards. */
    waitMs(of: AllowanceName): number {
      const atMs = now().getTime();
      return countersOf(allowances, { of, whose: [] }, atMs).windowEnd - atMs;
    },

    /** For what is counted by each instance alone. */
    isOver: (spending: Spending): boolean =>
      isCounted(spending.of) && take(spending).over !== undefined,

    /** Counts the requests of each network. @throws Problem when there are too many */
    admit(name: AllowanceName, request: FastifyRequest, reply: FastifyReply): void {
      if (!isCounted(name)) return;
      const { waitMs, over } = take({ of: name, whose: [networkOf(request.ip)] });
      if (over !== undefined) throw tooManyRequests(reply, waitMs);
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** The steps of a network's digests, the narrowest first. */
export function stepsOf(path: string | null): readonly string[] {
  const parts = path?.split(".") ?? [];
  return parts.map((_, index) => parts.slice(0, index + 1).join(".")).toReversed();
}

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
