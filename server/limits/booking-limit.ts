import { countInWindows, type RequestLimit } from "./rate-limit.ts";
import type { SharedCount } from "./shared-count.ts";

/** The limit for all addresses together, as a multiple of one address's, so that botnets cannot fill disk and inbox. */
export const everybodysFactor = 20;

/** Counts only valid bookings, so that others cannot use up everybody's limit. @returns the milliseconds to wait */
export function limitBookings(
  limit: RequestLimit,
  now: () => Date,
  countShared: SharedCount = async () => undefined,
) {
  const currentWindow = countInWindows(limit, now);
  const maxForEverybody = limit.max * everybodysFactor;
  const everybody = "";
  return async (address: string): Promise<number | undefined> => {
    const { start, counts, msLeft } = currentWindow();
    const countOf = (key: string) => counts.get(key) ?? 0;
    // Memory alone refuses what is over a limit, so that a flood of requests is not a flood of queries.
    if (countOf(address) >= limit.max || countOf(everybody) >= maxForEverybody) return msLeft;
    for (const key of [address, everybody]) counts.set(key, countOf(key) + 1);

    const shared = await countShared(address, { start, end: start + limit.windowMs });
    if (!shared) return undefined;
    counts.set(address, Math.max(countOf(address), shared.address));
    counts.set(everybody, Math.max(countOf(everybody), shared.everybody));
    return shared.address > limit.max || shared.everybody > maxForEverybody ? msLeft : undefined;
  };
}
