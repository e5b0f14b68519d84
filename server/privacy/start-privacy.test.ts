import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { startPrivacy } from "./start-privacy.ts";

const hour = 3_600_000;
const day = 24 * hour;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T18:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

function logged() {
  const lines: unknown[] = [];
  const write = (line: unknown) => lines.push(line);
  return { lines, log: { info: write, warn: write, error: write } };
}

test("the clock is checked at the start and every hour, even if the store fails", async () => {
  const asked: string[] = [];
  const store: Store = {
    run: ({ name }) => {
      asked.push(name);
      return Promise.reject(new StorageError("gone"));
    },
    onChange: () => () => {},
    queueDepth: () => 0,
    check: async () => {},
    close: async () => {},
  };
  const { lines, log } = logged();
  const stop = startPrivacy({ store, now: () => new Date() }, log);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["checkClock"]);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(asked).toEqual(["checkClock", "checkClock", "checkClock"]);
  expect(lines).toEqual([1, 2, 3].map(() => new StorageError("gone")));
  await stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(asked).toHaveLength(3);
});

/** A storage with 12 months of retention and 20 bookings that are too old, and a clock that may be wrong. */
function storage() {
  const asked: string[] = [];
  const state = { isTrusted: true };
  const answers: Record<string, () => unknown> = {
    checkClock: () => ({ now: "now", mark: "then", daysAhead: 400, isTrusted: state.isTrusted }),
    readRetention: () => ({ months: 12 }),
    eraseExpiredBatch: () => 20,
  };
  const store: Store = {
    run: async ({ name }) => {
      asked.push(name);
      return JSON.parse(JSON.stringify(answers[name]?.() ?? null));
    },
    onChange: () => () => {},
    queueDepth: () => 0,
    check: async () => {},
    close: async () => {},
  };
  const times = (name: string) => asked.filter((one) => one === name).length;
  return { store, state, times };
}

test("erasing starts a day after the start and runs daily; keys, sessions and failed logins end every hour", async () => {
  const { store, times } = storage();
  const { lines, log } = logged();
  const stop = startPrivacy({ store, now: () => new Date() }, log);
  await vi.advanceTimersByTimeAsync(day - 1);
  expect(["eraseExpiredBatch", "sweep"].map(times)).toEqual([0, 24]);
  await vi.advanceTimersByTimeAsync(1);
  expect(times("eraseExpiredBatch")).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(times("eraseExpiredBatch")).toBe(3);
  expect(lines).toEqual(Array(3).fill("erased the personal data of 20 old bookings"));
  await stop();
});

test("each hour what has expired by then is deleted, and a day without old bookings is not logged", async () => {
  vi.setSystemTime("2026-11-20T17:00:00.000Z");
  const { store } = storage();
  const inputs = new Map<string, unknown>();
  const withoutOld: Store = {
    ...store,
    run: async (command, input) => {
      inputs.set(command.name, input);
      const output = await store.run(command, input);
      return command.name === "eraseExpiredBatch" ? JSON.parse("0") : output;
    },
  };
  const { lines, log } = logged();
  const stop = startPrivacy({ store: withoutOld, now: () => new Date() }, log);
  await vi.advanceTimersByTimeAsync(day);
  const now = "2026-11-21T17:00:00.000Z";
  for (const name of ["checkClock", "sweep"]) expect(inputs.get(name), name).toEqual({ now });
  expect(inputs.has("eraseExpiredBatch")).toBe(true);
  expect(lines).toEqual([]);
  await stop();
});

test("while the clock is wrong nothing is erased and no key is forgotten, and that is logged once", async () => {
  const { store, state, times } = storage();
  const { lines, log } = logged();
  state.isTrusted = false;
  const stop = startPrivacy({ store, now: () => new Date() }, log);
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(["eraseExpiredBatch", "sweep"].map(times)).toEqual([0, 0]);
  expect(lines).toEqual([
    expect.stringMatching(/400 days after .*: "scoopdale clock --confirm", in a clone "npm/),
  ]);
  state.isTrusted = true;
  await vi.advanceTimersByTimeAsync(day);
  expect(times("eraseExpiredBatch")).toBe(1);
  state.isTrusted = false;
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(lines.filter((line) => String(line).includes("400 days"))).toHaveLength(2);
  await stop();
});
