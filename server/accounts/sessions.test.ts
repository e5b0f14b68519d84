import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Store } from "#server/db/store.ts";
import { withApp } from "#server/testing/app.ts";
import { openStore } from "#server/testing/open-store.ts";
import { addOwner, cookieOf, sessionStatus, signIn, trySignIn } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { changePassword, findUser } from "./users.ts";

const start = Date.parse("2026-11-20T17:00:00.000Z");
const day = 86_400_000;
const hour = day / 24;

const expires = (milliseconds: number) => `Expires=${new Date(start + milliseconds).toUTCString()}`;
const attributes = (header: unknown) => String(header).split("; ").slice(1).toSorted();

/** Has `act` happen just before a command is run. */
function before(store: Store, name: string, act: () => Promise<void>): () => void {
  const { run } = store;
  store.run = (command, input) =>
    command.name === name ? act().then(() => run(command, input)) : run(command, input);
  return () => {
    store.run = run;
  };
}

test("signing in again makes a new session and ends the previous one", () =>
  withApp({}, async ({ server, app }) => {
    const before = await signIn({ server, app });
    const again = await trySignIn(server, {}, before);
    expect(again.cookies.map(({ name }) => name)).toEqual(["__Host-session"]);
    const after = cookieOf(again);
    expect(after).not.toEqual(before);
    expect(await sessionStatus(server, before)).toBe(401);
    expect(await sessionStatus(server, after)).toBe(200);
  }));

test("a session lasts 30 days from its last renewal, and is renewed once on each Phoenix day", () => {
  let now = new Date(start);
  return withApp({ now: () => now }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const askAt = async (milliseconds: number) => {
      now = new Date(start + milliseconds);
      const { statusCode, headers: sent } = await server.inject({ url: "/api/session", headers });
      return [statusCode, attributes(sent["set-cookie"])[0]];
    };
    // It starts at 10 AM in Phoenix.
    expect(await askAt(14 * hour - 1)).toEqual([200, undefined]);
    expect(await askAt(14 * hour)).toEqual([200, expires(30 * day + 14 * hour)]);
    expect(await askAt(14 * hour + 1000)).toEqual([200, undefined]);
    expect(await askAt(38 * hour - 1)).toEqual([200, undefined]);
    // A clock set back by a day does not shorten it.
    expect(await askAt(-day)).toEqual([200, undefined]);
    expect(await askAt(30 * day)).toEqual([200, expires(60 * day)]);
    expect(await askAt(60 * day - 1)).toEqual([200, expires(90 * day - 1)]);
    expect(await askAt(90 * day)).toEqual([401, undefined]);
  });
});

test("an open event stream does not renew the session, because it cannot send the cookie", () => {
  let now = new Date(start);
  return withApp({ now: () => now }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const url = await server.listen({ port: 0 });
    now = new Date(start + 2 * day);
    const accept = { accept: "text/event-stream" };
    const live = await fetch(`${url}/api/live`, { headers: { ...headers, ...accept } });
    expect(live.status).toBe(200);
    await live.body?.cancel();
    const next = await server.inject({ url: "/api/session", headers });
    expect(attributes(next.headers["set-cookie"])[0]).toBe(expires(32 * day));
  });
});

test("signing in with the old password while it is being changed fails", () =>
  withApp({}, async ({ server, app }) => {
    await addOwner(app);
    before(app.store, "addSession", async () => {
      const user = await app.store.run(findUser, { username: "riley" });
      const given = { userId: user?.id ?? "", old: user?.password ?? "" };
      const input = { ...given, password: "new", keptSession: null };
      expect(await app.store.run(changePassword, input)).toBe(true);
    });
    const answer = await trySignIn(server);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }));

test("sessions survive a restart, work on every instance, and are stored as digests", async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  // No secret is given: it is made once and kept.
  const env = { SESSION_SECRET: undefined };
  let headers = { cookie: "" };
  await withApp({ env, store: await openStore({ DATA_DIR }) }, async ({ server, app }) => {
    headers = await signIn({ server, app });
    const other = await buildApp(app);
    expect(await sessionStatus(other, headers)).toBe(200);
    await other.close();
  });
  await withApp({ env, store: await openStore({ DATA_DIR }) }, async ({ server }) => {
    expect(await sessionStatus(server, headers)).toBe(200);
  });
  const id = headers.cookie.replace("__Host-session=", "").replace(/\..*$/, "");
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"), { readOnly: true });
  const rows = database.prepare("select * from sessions").all();
  database.close();
  expect(rows).toMatchObject([{ id: createHash("sha256").update(id).digest("base64url") }]);
  expect(JSON.stringify(rows)).not.toContain(id);
});

test("a failing store is a 503 and signs nobody out", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const { run } = app.store;
    app.store.run = () => Promise.reject(new StorageError("the disk is on fire"));
    const failed = await server.inject({ url: "/api/session", headers });
    expect(failed.statusCode).toBe(503);
    expect(failed.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(failed.headers["set-cookie"]).toBeUndefined();
    expect(await trySignIn(server)).toMatchObject({ statusCode: 503 });
    app.store.run = run;
    expect(await sessionStatus(server, headers)).toBe(200);
  }));

test("a renewal that cannot be stored is logged and tried again later, and the request still works", () => {
  let now = new Date(start);
  return withApp({ now: () => now }, async ({ server, app, log }) => {
    const headers = await signIn({ server, app });
    now = new Date(start + 2 * day);
    const full = () => Promise.reject(new StorageError("the disk is full"));
    const restore = before(app.store, "renewSession", full);
    const answer = await server.inject({ url: "/api/session", headers });
    expect(answer).toMatchObject({ statusCode: 200, body: expect.stringContaining("riley") });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(log.join("")).toContain("the disk is full");
    restore();
    const next = await server.inject({ url: "/api/session", headers });
    expect(attributes(next.headers["set-cookie"])[0]).toBe(expires(32 * day));
  });
});

test("on https the cookie is kept to this host, also where the proxy does not say that it speaks TLS", () =>
  withApp({ env: { TRUST_PROXY: 1 } }, async ({ server, app }) => {
    await addOwner(app);
    for (const headers of [{}, { "x-forwarded-proto": "https" }, { "x-forwarded-proto": "http" }]) {
      const { headers: sent } = await trySignIn(server, {}, headers);
      const session = sent["set-cookie"];
      expect(session).toMatch(/^__Host-session=[\w-]{32}\.[\w%+/=]+;/);
      expect(attributes(session)).toEqual([
        "Expires=Sun, 20 Dec 2026 17:00:00 GMT",
        "HttpOnly",
        "Path=/",
        "SameSite=Lax",
        "Secure",
      ]);
    }
  }));

test("on plain http the cookie works without TLS", () =>
  withApp({ env: { SITE_URL: "http://localhost:3000" } }, async ({ server, app }) => {
    const { cookie } = await signIn({ server, app });
    expect(cookie).toMatch(/^session=/);
    expect(await sessionStatus(server, { cookie })).toBe(200);
    const sent = (await trySignIn(server)).headers["set-cookie"];
    expect(attributes(sent)).not.toContain("Secure");
  }));

test("visitors' requests neither read nor set a cookie", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const asked: string[] = [];
    const { run } = app.store;
    app.store.run = (command, input) => {
      asked.push(command.name);
      return run(command, input);
    };
    const answer = await server.inject({ url: "/", headers });
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const booked = await server.inject({
      method: "POST",
      url: "/api/bookings",
      headers,
      payload: {},
    });
    expect(booked.headers["set-cookie"]).toBeUndefined();
    expect(asked).toEqual([]);
  }));
