const minute = 60_000;
const longest = 360 * minute;

/**
 * When a message is tried again after so many failed tries: 1, 2, 4, 8 … minutes later, at most 6 hours. Undefined
 * when that would be after `giveUpAt`.
 */
export function nextTry(failed: number, now: Date, giveUpAt: string): string | undefined {
  const wait = Math.min(2 ** (failed - 1) * minute, longest);
  const next = new Date(now.getTime() + wait).toISOString();
  return next <= giveUpAt ? next : undefined;
}
