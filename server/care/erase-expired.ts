import { monthsBefore } from "#domain/months-before.ts";
import { phoenixDay } from "#domain/phoenix.ts";
import type { App } from "#server/app.ts";

/** Erased by one transaction: bookings that arrive meanwhile wait for no more than that. */
const batch = 50;

/** The first day whose bookings are kept, of Phoenix. */
export const keptSince = (now: Date, months: number): string =>
  monthsBefore(phoenixDay(now), months);

/** What erasing by age works with. */
export interface Care extends Pick<App, "store" | "now"> {
  readonly env: Pick<App["env"], "WEBHOOK_URL">;
}

/**
 * Erases the personal data of all bookings older than the setting allows. Several instances may do it at once.
 * @param signal ends it after the transaction under way
 * @returns how many this one found
 */
export async function eraseExpired(
  { store, env, now }: Care,
  signal?: AbortSignal,
): Promise<number> {
  const { months } = await store.run({ name: "readRetention", input: undefined });
  if (months === null) return 0;
  const before = keptSince(now(), months);
  const webhook = env.WEBHOOK_URL !== undefined;
  let total = 0;
  while (!signal?.aborted) {
    const at = now().toISOString();
    const input = { before, limit: batch, at, webhook };
    const found = await store.run({ name: "eraseSomeExpired", input });
    total += found;
    if (found < batch) break;
  }
  return total;
}
