import { expect, test } from "vitest";
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
    close: async () => {},
  };
  return withApp({ store }, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await server.inject({ url: "/readyz" })).statusCode).toBe(503);
  });
});
