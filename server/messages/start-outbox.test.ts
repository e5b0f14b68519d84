import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { setWebhooks } from "#server/bookings/history.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import type { Command } from "#server/db/command.ts";
import type { ChangeListener, Store } from "#server/db/store.ts";
import { dueMessages } from "#server/due-messages.ts";
import { openStore } from "#server/open-store.ts";
import { bookingOf, newBooking } from "#server/testing/bookings.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { startOutbox } from "./start-outbox.ts";

const second = 1000;

/** A store that only counts passes. */
function counting() {
  const passes: number[] = [];
  const log: string[] = [];
  const state: { nextAt: string | null; fault: Error | undefined; held: Promise<void> } = {
    nextAt: null,
    fault: undefined,
    held: Promise.resolve(),
  };
  const listeners = new Set<ChangeListener>();
  const store: Pick<Store, "run" | "onChange"> = {
    async run<Input, Output>(command: Command<Input, Output>): Promise<Output> {
      // Each pass of the mail channel begins with this command.
      if (command.name === "enqueueReminders") passes.push(Date.now());
      await state.held;
      throw state.fault ?? new Error(`not asked for: ${command.name}`);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  const outbox = startOutbox({
    store,
    now: () => new Date(),
    due: dueMessages(store),
    deliver: { mail: async () => "sent", webhook: async () => "sent", push: async () => "sent" },
    log: { error: (line) => log.push(line), info: (line) => log.push(line) },
  });
  return {
    passes,
    log,
    state,
    outbox,
    notify: () => listeners.forEach((listen) => void listen()),
  };
}

describe("with its own clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a pass runs at the start, after every change, and at least every thirty seconds", async () => {
    const { passes, outbox, notify } = counting();
    const start = Date.now();
    await vi.advanceTimersByTimeAsync(second);
    expect(passes.map((at) => at - start)).toEqual([250]);
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(passes).toHaveLength(2);
    notify();
    notify();
    await vi.advanceTimersByTimeAsync(second);
    expect(passes).toHaveLength(3);
    await outbox.stop();
  });

  test("a failing store is logged once, and passes go on", async () => {
    const { passes, log, state, outbox } = counting();
    state.fault = new Error("disk full");
    await vi.advanceTimersByTimeAsync(61 * second);
    expect(passes).toHaveLength(3);
    const said = log.filter((line) => line === "The mail outbox waits: Error: disk full");
    expect(said).toHaveLength(1);
    await outbox.stop();
  });

  test("a clock set back during a pass delays no later pass", async () => {
    const { passes, state, outbox } = counting();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.held = promise;
    await vi.advanceTimersByTimeAsync(second);
    vi.setSystemTime(Date.now() - 3600 * second);
    resolve();
    await vi.advanceTimersByTimeAsync(61 * second);
    expect(passes).toHaveLength(3);
    await outbox.stop();
  });

  test("passes never overlap, and a change during one is followed by another", async () => {
    const { passes, state, outbox, notify } = counting();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.held = promise;
    await vi.advanceTimersByTimeAsync(second);
    notify();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(passes).toHaveLength(1);
    resolve();
    await vi.advanceTimersByTimeAsync(second);
    expect(passes).toHaveLength(2);
    await outbox.stop();
  });

  test("stopping waits for deliveries in flight, but not forever, and starts nothing new", async () => {
    const { passes, state, outbox, notify } = counting();
    state.held = new Promise(() => {});
    await vi.advanceTimersByTimeAsync(second);
    let ended = false;
    const stopping = outbox.stop().then(() => {
      ended = true;
    });
    notify();
    await vi.advanceTimersByTimeAsync(5 * second);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * second);
    await stopping;
    expect(ended).toBe(true);
    await vi.advanceTimersByTimeAsync(100 * second);
    expect(passes).toHaveLength(1);
  });
});

test("webhooks that hang do not hold up mail", async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const store = await openStore({ DATA_DIR });
  await store.run(setWebhooks, { areSent: true });
  const ids = Array.from({ length: 15 }, (_, index) => String(index));
  const createdAt = new Date().toISOString();
  for (const id of ids)
    await store.run(storeBooking, newBooking({ id, booking: bookingOf(id), createdAt }));

  const hanging = Promise.withResolvers<void>();
  const mails: string[] = [];
  const outbox = startOutbox({
    store,
    now: () => new Date(),
    due: dueMessages(store),
    deliver: {
      async mail({ id }) {
        mails.push(id);
        return "sent";
      },
      async webhook() {
        await hanging.promise;
        return "sent";
      },
      push: async () => "sent",
    },
    log: { error: () => {}, info: () => {} },
  });
  await expect.poll(() => mails).toHaveLength(30);
  hanging.resolve();
  await outbox.stop();
  await store.close();
});
