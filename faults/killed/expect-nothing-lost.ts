import { expect } from "vitest";
import { compare } from "#faults/stored.ts";
import type { Visitors } from "#faults/visitors.ts";

/**
 * Every acknowledged booking is stored, once and completely, and every key was answered with one booking. Prints the
 * counts.
 * @param what was done meanwhile
 */
export function expectNothingLost(
  what: string,
  visitors: Visitors,
  { stored, halves }: { stored: Parameters<typeof compare>[1]; halves: readonly string[] },
): void {
  const { missing, ...counts } = compare(visitors, stored);
  console.info(`${what}:`, {
    ...counts,
    missing: missing.length,
    differing: visitors.differing.length,
    halves: halves.length,
    seen: visitors.seen,
  });
  expect(missing).toEqual([]);
  expect(visitors.differing).toEqual([]);
  expect(counts.doubled).toBe(0);
  expect(halves).toEqual([]);
}
