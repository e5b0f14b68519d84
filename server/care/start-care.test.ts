import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { startCare } from "./start-care.ts";

const hour = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("care is taken at the start and once a day, also after a day on which the storage failed", async () => {
  const asked: string[] = [];
  const logged: unknown[] = [];
  const store: Store = {
    run: ({ name }) => {
      asked.push(name);
      return Promise.reject(new StorageError("gone"));
    },
    onChange: () => () => {},
    close: async () => {},
  };
  const app = { store, env: { WEBHOOK_URL: undefined }, now: () => new Date() };
  const log = { info: () => {}, error: (error: unknown) => logged.push(error) };
  const stop = startCare(app, log);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["readRetention"]);
  await vi.advanceTimersByTimeAsync(23 * hour);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(hour);
  expect(asked).toHaveLength(2);
  expect(logged).toEqual([new StorageError("gone"), new StorageError("gone")]);
  await stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(asked).toHaveLength(2);
});
