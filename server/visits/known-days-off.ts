import { minuteMs } from "#domain/dates.ts";
import type { PageClock } from "#domain/page-props.ts";
import type { Context } from "#server/http/context.ts";
import { readDaysOff } from "./route-plan.ts";

const refreshMs = minuteMs;

/** The business's time for pages, which never wait for the database, and are answered without it. */
export interface KnownDaysOff {
  /** Changes of other instances take a minute to arrive. */
  clock(): PageClock;
  refresh(): Promise<void>;
  stop(): void;
}

export function knowDaysOff({ store, now }: Pick<Context, "store" | "now">): KnownDaysOff {
  let daysOff: PageClock["daysOff"] = [];
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
