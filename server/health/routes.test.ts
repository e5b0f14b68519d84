import { expect, test, vi } from "vitest";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";

const broken: Store = {
  run: () => Promise.reject(new StorageError("gone")),
  check: () => Promise.reject(new StorageError("gone")),
  onChange: () => () => {},
  close: async () => {},
};

test("alive and ready", () =>
  withApp({}, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await server.inject({ url: "/readyz" })).json()).toEqual({ status: "ok" });
  }));

test("alive but not ready without its database", () =>
  withApp({ store: broken }, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await server.inject({ url: "/readyz" })).statusCode).toBe(503);
  }));

test("however often strangers ask, the database is asked once in two seconds", () =>
  withApp({}, async ({ server, app }) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const check = vi.spyOn(app.store, "check");
    const ask = () => server.inject({ url: "/readyz" });
    await Promise.all([ask(), ask(), ask()]);
    vi.advanceTimersByTime(1999);
    await ask();
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect((await ask()).statusCode).toBe(200);
    expect(check).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  }));

test("a database that does not answer is not ready, and is not asked again meanwhile", () => {
  const check = vi.fn(() => new Promise<void>(() => {}));
  return withApp({ store: { ...broken, check } }, async ({ server }) => {
    const answers = await Promise.all([1, 2].map(() => server.inject({ url: "/readyz" })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(check).toHaveBeenCalledTimes(1);
  });
});

test("a value that the database refuses is no reason to say that it is not ready", () =>
  withApp({}, async ({ app }) => {
    await app.store.run(storeBooking, newBooking({ id: "same" }));
    await expect(app.store.run(storeBooking, newBooking({ id: "same" }))).rejects.toThrow();
    await expect(app.store.check()).resolves.toBeUndefined();
  }));
