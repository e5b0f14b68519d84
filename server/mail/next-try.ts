const minute = 60_000;
const longest = 360 * minute;

/** After so many failed tries the wait does not grow any more. */
export const longestTries = 10;

/** Milliseconds between so many failed tries and the next one. */
export const waitAfter = (failed: number): number =>
  failed === 0 ? 0 : Math.min(2 ** (failed - 1) * minute, longest);

/**
 * When a message is tried again after so many failed tries: 1, 2, 4, 8 … minutes later, at most 6 hours. Undefined
 * when that would be after `giveUpAt`.
 */
export function nextTry(failed: number, now: Date, giveUpAt: string): string | undefined {
  const next = new Date(now.getTime() + waitAfter(failed)).toISOString();
  return next <= giveUpAt ? next : undefined;
}
