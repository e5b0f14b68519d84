import { phoenixOffsetMs } from "#domain/dates.ts";
import type { Allowance, AllowanceName, Allowances } from "./allowances.ts";

export interface Spending {
  readonly of: AllowanceName;
  /** The one to whom it is common to all, where there are several. */
  readonly group?: string;
  /** For a network all of its steps, the narrowest first; empty for what comes from nowhere known. */
  readonly whose: readonly string[];
  readonly amount?: number;
}

/** The counters that a spending adds to: one for each step, and the last one for all together. */
export interface Counters {
  readonly keys: readonly string[];
  /** The keys of the same counters in the earlier slices of the window. */
  readonly earlier: readonly (readonly string[])[];
  readonly maxes: readonly number[];
  readonly reserve: number;
  readonly amount: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly windowEnd: number;
}

/** No network gets more than this part of what is common to all. */
const largestShare = 1 / 4;

/** What each step may use up: from the narrowest network's own to a quarter of what is common. */
export function sharesOf({ own, common }: Allowance, steps: number): number[] {
  if (common === undefined) return [own].slice(0, steps);
  const widest = Math.max(Math.min(1, common), common * largestShare);
  const narrowest = Math.min(own, widest);
  const between = (step: number) =>
    Math.floor(narrowest + ((widest - narrowest) * step) / Math.max(1, steps - 1));
  return [...Array.from({ length: steps }, (_, step) => between(step)), common];
}

/** Windows start at the same moments on all instances, and days at midnight in Phoenix. */
export function countersOf(
  allowances: Allowances,
  { of, group = "", whose, amount = 1 }: Spending,
  atMs: number,
): Counters {
  const allowance: Allowance = allowances[of];
  const { windowMs, common, slices = 1, reserve = 1 } = allowance;
  const sliceMs = windowMs / slices;
  const local = atMs + phoenixOffsetMs;
  const start = atMs - (((local % sliceMs) + sliceMs) % sliceMs);
  const counted = common === undefined ? whose.slice(0, 1) : [...whose, ""];
  const keysAt = (from: number) => counted.map((one) => `${of} ${group} ${from} ${one}`);
  return {
    keys: keysAt(start),
    earlier: Array.from({ length: slices - 1 }, (_, back) => keysAt(start - (back + 1) * sliceMs)),
    maxes: sharesOf(allowance, whose.length),
    reserve: common === undefined ? 1 : reserve,
    amount,
    start,
    windowEnd: start + windowMs,
  };
}

/** The first counter that is over its limit with these counts, the narrowest step first. */
export function firstOver(
  { maxes, reserve, amount }: Pick<Counters, "maxes" | "reserve" | "amount">,
  counts: readonly number[],
): number | undefined {
  const isFirst = counts.length > 1 && (counts[0] ?? 0) <= amount;
  const over = counts.findIndex((count, index) => {
    const max = maxes[index] ?? 0;
    const isCommon = index > 0 && index === counts.length - 1;
    return count > (isCommon && isFirst ? max * reserve : max);
  });
  return over === -1 ? undefined : over;
}
