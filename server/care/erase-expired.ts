import { monthsBefore } from "#domain/months-before.ts";
import { phoenixDay } from "#domain/phoenix.ts";
import type { App } from "#server/app.ts";
import { checkClock } from "#server/care/clock-mark.ts";
import { eraseSomeExpired } from "#server/care/erase-some-expired.ts";
import { firstKeptBooking } from "#server/care/first-kept-booking.ts";
import { readRetention } from "#server/care/retention-setting.ts";
import type { Kept } from "./first-kept-booking.ts";

/** Erased by one transaction: bookings that arrive meanwhile wait for no more than that. */
const batch = 50;

/** The days whose bookings are kept. */
export function keptDays(now: Date, months: number): Kept {
  const today = phoenixDay(now);
  return { since: monthsBefore(today, months), today };
}

/** What erasing by age works with. */
export interface Care extends Pick<App, "store" | "now"> {
  readonly env: Pick<App["env"], "WEBHOOK_URL">;
}

/**
 * Erases the personal data of all bookings older than the setting allows; none while the clock is not to be trusted.
 * Several instances may do it at once.
 * @param signal ends it after the transaction under way
 * @returns how many this one found
 */
export async function eraseExpired(
  { store, env, now }: Care,
  signal?: AbortSignal,
): Promise<number> {
  const { months } = await store.run(readRetention, undefined);
  if (months === null) return 0;
  const moment = now();
  const at = moment.toISOString();
  const { isTrusted } = await store.run(checkClock, { now: at });
  if (!isTrusted) return 0;
  const kept = keptDays(moment, months);
  const firstKept = await store.run(firstKeptBooking, kept);
  const webhook = env.WEBHOOK_URL !== undefined;
  let total = 0;
  while (!signal?.aborted) {
    const input = { before: kept.since, firstKept, limit: batch, at, webhook };
    const found = await store.run(eraseSomeExpired, input);
    total += found;
    if (found < batch) break;
  }
  return total;
}
