import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangeListener } from "#server/db/changes.ts";
import type { Command } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { startOutbox } from "./start-outbox.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1000;

/** A storage that only counts passes: each asks once for what is due. */
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
      // The channel of mails asks for reminders first; that of webhooks runs alike.
      if (command.name === "oweReminders") passes.push(Date.now());
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
    deliver: async () => {},
    log: { error: (line) => log.push(line) },
  });
  return {
    passes,
    log,
    state,
    outbox,
    tell: () => listeners.forEach((listen) => void listen("1")),
  };
}

test("it looks at once, after every change, and at least every thirty seconds", async () => {
  const { passes, outbox, tell } = counting();
  const start = Date.now();
  await vi.advanceTimersByTimeAsync(second);
  expect(passes.map((at) => at - start)).toEqual([250]);
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(passes).toHaveLength(2);
  tell();
  tell();
  await vi.advanceTimersByTimeAsync(second);
  expect(passes).toHaveLength(3);
  await outbox.stop();
});

test("a storage that fails is said in one line, and asked again", async () => {
  const { passes, log, state, outbox } = counting();
  state.fault = new Error("disk full");
  await vi.advanceTimersByTimeAsync(61 * second);
  expect(passes).toHaveLength(3);
  const said = log.filter((line) => line === "The mail outbox waits: Error: disk full");
  expect(said).toHaveLength(1);
  await outbox.stop();
});

test("a clock that is set back while a pass is under way puts no pass off", async () => {
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
  const { passes, state, outbox, tell } = counting();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.held = promise;
  await vi.advanceTimersByTimeAsync(second);
  tell();
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(passes).toHaveLength(1);
  resolve();
  await vi.advanceTimersByTimeAsync(second);
  expect(passes).toHaveLength(2);
  await outbox.stop();
});

test("stopped, it waits for what is under way, but not for ever, and begins nothing more", async () => {
  const { passes, state, outbox, tell } = counting();
  state.held = new Promise(() => {});
  await vi.advanceTimersByTimeAsync(second);
  let ended = false;
  const stopping = outbox.stop().then(() => {
    ended = true;
  });
  tell();
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * second);
  await stopping;
  expect(ended).toBe(true);
  await vi.advanceTimersByTimeAsync(100 * second);
  expect(passes).toHaveLength(1);
});
