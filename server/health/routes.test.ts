import { expect, test, vi } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { withApp } from "#server/testing/app.ts";

test("alive and ready", () =>
  withApp({}, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await server.inject({ url: "/readyz" })).json()).toEqual({ status: "ok" });
  }));

test("alive but not ready without its database", () => {
  const store = {
    run: () => Promise.reject(new StorageError("gone")),
    onChange: () => () => {},
    check: async () => {},
    close: async () => {},
  };
  return withApp({ store }, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await server.inject({ url: "/readyz" })).statusCode).toBe(503);
  });
});

test("however often strangers ask, the disk is written to once in two seconds", () => {
  let time = 0;
  return withApp({ now: () => new Date(time) }, async ({ server, app }) => {
    const run = vi.spyOn(app.store, "run");
    const ask = () => server.inject({ url: "/readyz" });
    await Promise.all([ask(), ask(), ask()]);
    expect(run).toHaveBeenCalledTimes(1);
    time = 1999;
    await ask();
    expect(run).toHaveBeenCalledTimes(1);
    time = 2000;
    expect((await ask()).statusCode).toBe(200);
    expect(run).toHaveBeenCalledTimes(2);
    time = 0;
    await ask();
    expect(run).toHaveBeenCalledTimes(3);
  });
});
