import type { Store } from "#server/db/store.ts";
import { type Channel, channels, type Deliver } from "./channels.ts";
import { type Acknowledged, deliverDue } from "./deliver-due.ts";

/** Under load, bookings come first. */
const passDelayMs = 250;
/** How often to look for reminders and for messages of instances that died. */
const maxIdleMs = 30_000;
const shutdownMs = 6000;

interface OutboxParts {
  readonly store: Pick<Store, "run" | "onChange">;
  readonly now: () => Date;
  readonly deliver: Readonly<Record<Channel, Deliver>>;
  /** @see deliverDue */
  readonly webhook?: boolean;
  readonly log: { error(line: string): void };
}

/** Delivers messages whenever some are due. `stop` starts nothing new and waits for deliveries in flight. */
export function startOutbox(parts: OutboxParts) {
  const started = channels.map((channel) => startChannel(channel, parts));
  return {
    async stop() {
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}

/** Passes of one channel never overlap. */
function startChannel(
  channel: Channel,
  { store, now, deliver, webhook = false, log }: OutboxParts,
) {
  const acknowledged: Acknowledged = new Map();
  let timer: NodeJS.Timeout | undefined;
  let scheduledAtMs = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let changed = false;
  let stopped = false;
  let failing = false;

  function schedule(moment: number) {
    const at = Math.max(moment, now().getTime() + passDelayMs);
    if (stopped || at >= scheduledAtMs) return;
    clearTimeout(timer);
    scheduledAtMs = at;
    // Limited, since the clock may have been set back during a pass.
    const delay = Math.min(at - now().getTime(), maxIdleMs);
    timer = setTimeout(() => {
      running = pass();
    }, delay);
  }

  async function pass() {
    changed = false;
    let next = now().getTime() + maxIdleMs;
    try {
      const parts = { channel, store, now, deliver: deliver[channel], acknowledged, webhook };
      const { nextAt } = await deliverDue(parts);
      failing = false;
      if (nextAt !== null) next = Math.min(next, Date.parse(nextAt));
    } catch (error) {
      // Logged once until a pass succeeds: a broken database fails every one of them.
      if (!failing) log.error(`The ${channel} outbox waits: ${String(error)}`);
      failing = true;
    }
    running = undefined;
    scheduledAtMs = Number.POSITIVE_INFINITY;
    schedule(changed ? 0 : next);
  }

  const unsubscribe = store.onChange(() => {
    changed = true;
    if (!running) schedule(0);
  });
  schedule(0);

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      const { promise: timedOut, resolve } = Promise.withResolvers<void>();
      const shutdown = setTimeout(resolve, shutdownMs);
      await Promise.race([running, timedOut]);
      clearTimeout(shutdown);
    },
  };
}
