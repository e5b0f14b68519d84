import { expect, test, vi } from "vitest";
import { contentBlockers } from "#domain/content/published.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { testBuild, withApp } from "#server/testing/app.ts";
import { storeThat } from "#server/testing/open-store.ts";

const gone = () => Promise.reject(new StorageError("gone"));
const broken = { ...storeThat(gone), check: gone };

test("alive and ready", () =>
  withApp({ env: { SITE_URL: "http://localhost:3000" } }, async ({ server }) => {
    const { siteUrl: _, ...build } = testBuild;
    expect((await server.inject({ url: "/healthz" })).json()).toEqual({ status: "ok", ...build });
    expect((await server.inject({ url: "/readyz" })).json()).toEqual({ status: "ok" });
  }));

const missing = contentBlockers().map(({ name }) => name);

test.each([
  ["http://localhost:3000", "https://site.example", undefined],
  ["https://site.example", "https://site.example", missing],
  ["https://site.example", "http://localhost:3000", ["build", ...missing]],
])("at %s, pages for %s have the blockers %j", (SITE_URL, builtFor, names) => {
  const build = { ...testBuild, siteUrl: builtFor };
  return withApp({ env: { SITE_URL }, build }, async ({ server }) => {
    const { blockers: named } = (await server.inject({ url: "/healthz" })).json();
    expect(named).toEqual(names);
  });
});

test("what is broken is named in the health check, and the program stays ready", () =>
  withApp({ findBroken: async () => ["mail", "disk"] }, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).json()).toMatchObject({
      broken: ["mail", "disk"],
    });
    expect((await server.inject({ url: "/readyz" })).json()).toEqual({ status: "ok" });
  }));

test("alive but not ready without its database", () =>
  withApp({ store: broken }, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await server.inject({ url: "/readyz" })).statusCode).toBe(503);
  }));

test("the database is checked at most every two seconds, no matter how often strangers ask", () =>
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

test("with a database that does not answer the program is not ready, and asks only once at a time", () => {
  const check = vi.fn(() => new Promise<void>(() => {}));
  return withApp({ store: { ...broken, check } }, async ({ server }) => {
    const answers = await Promise.all([1, 2].map(() => server.inject({ url: "/readyz" })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(check).toHaveBeenCalledTimes(1);
  });
});

const METRICS_TOKEN = "only for the monitor";
const url = "/metrics";

test("without a token there are no metrics", () =>
  withApp({}, async ({ server }) => {
    expect((await server.inject({ url })).statusCode).toBe(404);
  }));

test("strangers get none", () =>
  withApp({ env: { METRICS_TOKEN } }, async ({ server }) => {
    expect((await server.inject({ url })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}x` };
    expect((await server.inject({ url, headers })).statusCode).toBe(401);
  }));

test("the monitor reads what Node measures, and how many bookings wait to be stored", () =>
  withApp({ env: { METRICS_TOKEN } }, async ({ server, app }) => {
    vi.spyOn(app.store, "queueDepth").mockReturnValue(3);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await server.inject({ url, headers });
    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=/);
    expect(answer.body).toContain("nodejs_eventloop_lag_seconds");
    expect(answer.body).toContain("\nscoopdale_booking_queue 3\n");
  }));
