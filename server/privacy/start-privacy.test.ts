import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { storeThat } from "#server/testing/open-store.ts";
import { startPrivacy } from "./start-privacy.ts";

const hour = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T18:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

function logged() {
  const lines: unknown[] = [];
  const write = (line: unknown) => lines.push(line);
  return { lines, log: { info: write, error: write } };
}

test("the clock is checked every hour, even if the store fails", async () => {
  const asked: string[] = [];
  const store = storeThat(({ name }) => {
    asked.push(name);
    return Promise.reject(new StorageError("gone"));
  });
  const { lines, log } = logged();
  const stop = startPrivacy({ store, now: () => new Date() }, log);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(asked).toEqual(["isClockAhead", "isClockAhead"]);
  expect(lines).toEqual([1, 2].map(() => new StorageError("gone")));
  await stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(asked).toHaveLength(2);
});

/** A storage with 20 bookings that are too old, and a clock that may be ahead. */
function storage() {
  const asked: string[] = [];
  const inputs = new Map<string, unknown>();
  const state = { isAhead: false, old: 20 };
  const answers: Record<string, () => unknown> = {
    isClockAhead: () => state.isAhead,
    eraseExpiredBatch: () => state.old,
  };
  const store = storeThat(async ({ name }, input) => {
    asked.push(name);
    inputs.set(name, input);
    return JSON.parse(JSON.stringify(answers[name]?.() ?? null));
  });
  const times = (name: string) => asked.filter((one) => one === name).length;
  return { store, state, times, inputs };
}

test("what has expired is swept and erased every hour", async () => {
  const { store, state, times, inputs } = storage();
  const { lines, log } = logged();
  const stop = startPrivacy({ store, now: () => new Date() }, log);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(["eraseExpiredBatch", "sweep"].map(times)).toEqual([2, 2]);
  const now = "2026-11-20T20:00:00.000Z";
  for (const name of ["isClockAhead", "sweep"]) expect(inputs.get(name), name).toEqual({ now });
  const told = Array(2).fill("erased the personal data of 20 old bookings");
  expect(lines).toEqual(told);
  state.old = 0;
  await vi.advanceTimersByTimeAsync(hour);
  expect(times("eraseExpiredBatch")).toBe(3);
  expect(lines).toEqual(told);
  await stop();
});

test("while the clock is ahead nothing is erased and no key is forgotten", async () => {
  const { store, state, times } = storage();
  const { lines, log } = logged();
  state.isAhead = true;
  const stop = startPrivacy({ store, now: () => new Date() }, log);
  await vi.advanceTimersByTimeAsync(72 * hour);
  expect(["eraseExpiredBatch", "sweep"].map(times)).toEqual([0, 0]);
  expect(lines).toEqual([]);
  state.isAhead = false;
  await vi.advanceTimersByTimeAsync(hour);
  expect(times("eraseExpiredBatch")).toBe(1);
  await stop();
});
