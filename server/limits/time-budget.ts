/**
 * Time for work that is dear, in milliseconds: each second brings `perSecondMs`, and what is not used is saved up to
 * `savedMs`.
 */
export function timeBudget({
  perSecondMs,
  savedMs,
}: {
  readonly perSecondMs: number;
  readonly savedMs: number;
}) {
  let leftMs = savedMs;
  let lastAt = performance.now();
  return {
    /** Whether there is time left. */
    hasSome(): boolean {
      const at = performance.now();
      leftMs = Math.min(savedMs, leftMs + ((at - lastAt) / 1000) * perSecondMs);
      lastAt = at;
      return leftMs > 0;
    },
    /** Does the work, and takes its time from the budget. */
    spend<Result>(work: () => Result): Result {
      const from = performance.now();
      const result = work();
      leftMs -= performance.now() - from;
      return result;
    },
  };
}
