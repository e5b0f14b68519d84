import { vi } from "vitest";
import type { Visitors } from "#faults/visitors.ts";

/** Waits until a count has grown by this many. */
export async function waitForMore(count: () => number, by: number): Promise<void> {
  const before = count();
  await vi.waitUntil(() => count() >= before + by, { timeout: 60_000, interval: 5 });
}

/** Two counts of the visitors' answers. */
export const booked = (visitors: Visitors) => () => visitors.acknowledged.size;
export const refused = (visitors: Visitors) => () => visitors.seen.get("503") ?? 0;
