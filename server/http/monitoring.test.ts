import { expect, test, vi } from "vitest";
import { addUser } from "#server/accounts/users.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { saveDevice } from "#server/outbox/push-devices.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type Build, blockersAt } from "./built-site.ts";

const broken: Store = {
  run: () => Promise.reject(new StorageError("gone")),
  check: () => Promise.reject(new StorageError("gone")),
  onChange: () => () => {},
  queueDepth: () => 0,
  close: async () => {},
};

test("alive and ready", () =>
  withApp({ env: { SITE_URL: "http://localhost:3000" } }, async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).json()).toEqual({ status: "ok" });
    expect((await server.inject({ url: "/readyz" })).json()).toEqual({ status: "ok" });
  }));

const pagesOf = (siteUrl: string): Build => ({
  siteUrl,
  blockers: [{ name: "phone", task: "Phone: there is none." }],
});

test.each([
  ["http://localhost:3000", "https://site.example", undefined],
  ["https://site.example", "https://site.example", ["phone"]],
  ["https://site.example", "http://localhost:3000", ["build", "phone"]],
])("at %s, pages for %s have the blockers %j", (SITE_URL, builtFor, names) => {
  const env = { SITE_URL };
  return withApp({ env, blockers: blockersAt(env, pagesOf(builtFor)) }, async ({ server }) => {
    const { blockers } = (await server.inject({ url: "/healthz" })).json();
    expect(blockers).toEqual(names);
  });
});

test("stuck channels are named in the health check, and the program stays ready", () =>
  withApp({}, async ({ server, app }) => {
    const booked = new Date(app.now().getTime() - 6 * 60_000).toISOString();
    await app.store.run(addUser, { id: "u-1", username: "riley", password: "unused" });
    const keys = { endpoint: "https://push.example/1", p256dh: "key", auth: "key" };
    const device = { id: "d-1", userId: "u-1", name: "phone", at: booked, sessionId: "s", ...keys };
    await app.store.run(saveDevice, device);
    await app.store.run(storeBooking, newBooking({ id: "1", createdAt: booked }));
    expect((await server.inject({ url: "/healthz" })).json()).toEqual({
      status: "ok",
      stuck: ["mail", "push"],
      blockers: [],
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

test("a value that the database refuses does not make the program unready", () =>
  withApp({}, async ({ app }) => {
    await app.store.run(storeBooking, newBooking({ id: "same" }));
    await expect(app.store.run(storeBooking, newBooking({ id: "same" }))).rejects.toThrow();
    await expect(app.store.check()).resolves.toBeUndefined();
  }));

const reportUrl = "/api/screen-failures";
const report = {
  part: "booking facts",
  error: `SyntaxError: Unexpected token 'P', "Philippa, 480-555-0177" is not valid JSON`,
  components: "\n    at Facts (https://site.example/_astro/inbox.x.js:1:2)",
};

test("a failure on an owner's screen is logged as one line, without what the error quotes", () =>
  withApp({}, async ({ server, app, log }) => {
    const headers = await signIn({ server, app });
    const answer = await server.inject({
      method: "POST",
      url: reportUrl,
      headers,
      payload: report,
    });
    expect(answer.statusCode).toBe(204);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? "")).toMatchObject({
      msg: "A screen failed",
      part: "booking facts",
      error: "SyntaxError: Unexpected token …, … is not valid JSON",
      components: report.components,
    });
    expect(log.join()).not.toMatch(/Philippa|555-0177/);
  }));

test("a quotation that was cut off is left out of the log, too", () =>
  withApp({}, async ({ server, app, log }) => {
    const headers = await signIn({ server, app });
    const error = `TypeError: can't read "Philippa Quackenbush of Hiddenlane`;
    const payload = { ...report, error };
    await server.inject({ method: "POST", url: reportUrl, headers, payload });
    expect(JSON.parse(log[0] ?? "")).toMatchObject({ error: "TypeError: can't read …" });
  }));
