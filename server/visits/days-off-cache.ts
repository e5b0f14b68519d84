import { type ClosedDay, closedInYear, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { minuteMs, phoenixDay } from "#domain/dates.ts";
import type { PageClock } from "#domain/pages/page-props.ts";
import type { Context } from "#server/http/context.ts";
import { readDaysOff } from "./route-plan.ts";

const refreshMs = minuteMs;

/** The business's time for pages, which never wait for the database, and are answered without it. */
export interface DaysOffCache {
  /** Changes of other instances take a minute to arrive. */
  clock(): PageClock;
  /** Those of a year from today on. */
  closedDays(): readonly ClosedDay[];
  refresh(): Promise<void>;
  stop(): void;
}

export function cacheDaysOff({ store, now }: Pick<Context, "store" | "now">): DaysOffCache {
  let daysOff: DaysOff = [];
  async function refresh() {
    daysOff = await store.run(readDaysOff, {}).catch(() => daysOff);
  }
  let year: { from: string; of: DaysOff; closed: readonly ClosedDay[] } | undefined;
  /** Strangers may ask at any rate, and a year takes a millisecond. */
  function closedDays() {
    const from = phoenixDay(now());
    if (year?.from !== from || year.of !== daysOff)
      year = { from, of: daysOff, closed: closedInYear(from, daysOff) };
    return year.closed;
  }
  const timer = setInterval(refresh, refreshMs).unref();
  return {
    clock: () => ({ now: now(), daysOff }),
    closedDays,
    refresh,
    stop: () => clearInterval(timer),
  };
}
