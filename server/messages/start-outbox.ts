import { type Channel, channels } from "#domain/message-kinds.ts";
import type { Store } from "#server/db/store.ts";
import type { Deliver, DueMessages } from "./channels.ts";
import { type Acknowledged, deliverDue } from "./deliver-due.ts";

/** Under load, bookings come first. */
const passDelayMs = 250;
/** How often to look for reminders and for messages of instances that died. */
const maxIdleMs = 30_000;
const shutdownMs = 6000;

interface OutboxOptions {
  readonly store: Pick<Store, "run" | "onChange">;
  readonly now: () => Date;
  readonly deliver: Readonly<Record<Channel, Deliver>>;
  readonly due: DueMessages;
  readonly log: { error(line: string): void; info(line: string): void };
}

/** `stop` starts nothing new and waits for deliveries in flight. */
export function startOutbox(parts: OutboxOptions) {
  const started = channels.map((channel) => startChannel(channel, parts));
  return {
    async stop() {
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}

/** Passes of one channel never overlap. */
function startChannel(channel: Channel, { store, now, deliver, due, log }: OutboxOptions) {
  const acknowledged: Acknowledged = new Map();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let changed = false;
  let stopped = false;
  let failing = false;

  function schedule(delayMs: number) {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        running = pass();
      },
      Math.max(delayMs, passDelayMs),
    );
  }

  async function pass() {
    changed = false;
    let delayMs = maxIdleMs;
    try {
      const parts = { channel, store, now, deliver: deliver[channel], due, acknowledged };
      const { nextAt } = await deliverDue(parts);
      if (failing) log.info(`The storage is well again: the ${channel} outbox goes on`);
      failing = false;
      if (nextAt !== null) delayMs = Math.min(delayMs, Date.parse(nextAt) - now().getTime());
    } catch (error) {
      // Logged once until a pass succeeds: a broken database fails every one of them.
      if (!failing) log.error(`The ${channel} outbox waits: ${String(error)}`);
      failing = true;
    }
    running = undefined;
    schedule(changed ? 0 : delayMs);
  }

  const unsubscribe = store.onChange(() => {
    // Later changes must not postpone the pass.
    if (!running && !changed) schedule(0);
    changed = true;
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
