import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import type { PageClock } from "#domain/pages/page-props.ts";
import type { Context } from "#server/http/context.ts";
import { readDaysOff } from "./route-plan.ts";

const refreshMs = 10_000;

/** The business's time for pages, which never wait for the database, and are answered without it. */
export interface DaysOffCache {
  /** Changes of other instances take ten seconds to arrive. */
  clock(): PageClock;
  refresh(): Promise<void>;
  stop(): void;
}

export function cacheDaysOff({ store, now }: Pick<Context, "store" | "now">): DaysOffCache {
  let daysOff: DaysOff = [];
  async function refresh() {
    daysOff = await store.run(readDaysOff, {}).catch(() => daysOff);
  }
  const timer = setInterval(refresh, refreshMs).unref();
  return {
    clock: () => ({ now: now(), daysOff }),
    refresh,
    stop: () => clearInterval(timer),
  };
}
