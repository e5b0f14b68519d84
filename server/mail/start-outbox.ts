import type { Store } from "#server/db/store.ts";
import { type Channel, channels } from "./channels.ts";
import { type Acknowledged, type Deliver, sendDue } from "./send-due.ts";

const milliseconds = {
  /** Before each pass: mails of one booking leave together, and under load bookings come first. */
  pause: 250,
  /** Between two looks, so that reminders and other instances' leftovers are found. */
  longest: 30_000,
  /** How long the end waits for what is under way. */
  ending: 6000,
};

export interface Outbox {
  /** Takes up nothing new and waits for what is under way, at most six seconds. */
  stop(): Promise<void>;
}

interface Sending {
  readonly store: Pick<Store, "run" | "onChange">;
  readonly now: () => Date;
  readonly deliver: Deliver;
  readonly log: { error(line: string): void };
}

/** Sends what bookings owe, whenever something is due, until it is stopped. */
export function startOutbox(sending: Sending): Outbox {
  const started = channels.map((channel) => startChannel(channel, sending));
  return {
    async stop() {
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}

/** Passes of one channel never overlap. */
function startChannel(channel: Channel, { store, now, deliver, log }: Sending): Outbox {
  const acknowledged: Acknowledged = new Map();
  let timer: NodeJS.Timeout | undefined;
  /** When the timer fires, as milliseconds of the clock. */
  let planned = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let changed = false;
  let stopped = false;
  let failing = false;

  function plan(moment: number) {
    const earliest = Math.max(moment, now().getTime() + milliseconds.pause);
    if (stopped || earliest >= planned) return;
    clearTimeout(timer);
    planned = earliest;
    // A clock that was set back during a pass makes the next one no later.
    const wait = Math.min(earliest - now().getTime(), milliseconds.longest);
    timer = setTimeout(() => {
      running = pass();
    }, wait);
  }

  async function pass() {
    changed = false;
    let next = now().getTime() + milliseconds.longest;
    try {
      const { nextAt } = await sendDue({ channel, store, now, deliver, acknowledged });
      failing = false;
      if (nextAt !== null) next = Math.min(next, Date.parse(nextAt));
    } catch (error) {
      // Said once, until a pass succeeds: the next ones fail every 30 s.
      if (!failing) log.error(`The ${channel} outbox waits: ${String(error)}`);
      failing = true;
    }
    running = undefined;
    planned = Number.POSITIVE_INFINITY;
    plan(changed ? 0 : next);
  }

  const unsubscribe = store.onChange(() => {
    changed = true;
    if (!running) plan(0);
  });
  plan(0);

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const last = setTimeout(resolve, milliseconds.ending);
      await Promise.race([running, tooLong]);
      clearTimeout(last);
    },
  };
}
