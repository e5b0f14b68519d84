import { expect, test } from "vitest";
import { endpoints } from "#domain/api/all.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import type { Role } from "#domain/api/session.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { addOwner, mustChoosePassword, signIn } from "#server/testing/sign-in.ts";

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Signs in for each call, because some of them sign out. A stream is refused for its type, after its session. */
async function askAs(test: TestApp, endpoint: Endpoint, role: Role | "stranger") {
  const session = role === "stranger" ? {} : await signIn(test, role, role);
  const url = endpoint.path.replace(/\{\w+\}/g, "some-id");
  const headers = { ...session, accept: "application/json" };
  const { statusCode, body } = await test.server.inject({ method: endpoint.method, url, headers });
  const { code } = body.startsWith("{") ? JSON.parse(body) : { code: undefined };
  return { status: statusCode, code };
}

test("every call answers strangers, helpers and owners as its definition says", () =>
  withApp({}, async (test) => {
    for (const endpoint of endpoints) {
      const name = nameOf(endpoint);
      const stranger = await askAs(test, endpoint, "stranger");
      const helper = await askAs(test, endpoint, "helper");
      const owner = await askAs(test, endpoint, "owner");
      const signInAsked = { status: 401, code: "unauthorized" };
      if (endpoint.open) expect(stranger.status, `stranger: ${name}`).not.toBe(401);
      else expect(stranger, `stranger: ${name}`).toEqual(signInAsked);
      if (endpoint.for === "owner")
        expect(helper, `helper: ${name}`).toEqual({ status: 403, code: "owners-only" });
      else expect([401, 403], `helper: ${name}`).not.toContain(helper.status);
      expect([401, 403], `owner: ${name}`).not.toContain(owner.status);
    }
  }));

test("until a first password is replaced, only what its definition says can be called", () =>
  withApp({}, async (test) => {
    await signIn(test, "owner", "owner");
    const { store } = test.app;
    await addOwner(test.app, "riley");
    await store.run(mustChoosePassword, { username: "owner", until: "2026-11-27T17:00:00.000Z" });
    for (const endpoint of endpoints.filter(({ open }) => !open)) {
      const { status, code } = await askAs(test, endpoint, "owner");
      if (endpoint.forFirstPassword) expect([401, 403], nameOf(endpoint)).not.toContain(status);
      else
        expect({ status, code }, nameOf(endpoint)).toEqual({ status: 403, code: "first-password" });
    }
  }));

test("a call that needs a recent sign-in refuses one from ten minutes ago, and says so", () => {
  let now = new Date("2026-11-20T17:00:00.000Z");
  return withApp({ now: () => now }, async (test) => {
    const headers = await signIn(test);
    const recent = endpoints.filter(({ recent }) => recent);
    expect(recent.length).toBeGreaterThan(4);
    for (const [minutes, refused] of [
      [9, false],
      [10, true],
    ] as const) {
      now = new Date(Date.parse("2026-11-20T17:00:00.000Z") + minutes * 60_000);
      for (const endpoint of recent) {
        const url = endpoint.path.replace(/\{\w+\}/g, "some-id");
        const { method } = endpoint;
        const answer = await test.server.inject({ method, url, headers });
        expect(answer.statusCode === 403, `${nameOf(endpoint)} after ${minutes}`).toBe(refused);
        if (refused) expect(answer.json()).toMatchObject({ code: "old-sign-in" });
      }
    }
  });
});

test("helpers are refused before the body is read", () =>
  withApp({}, async (test) => {
    const headers = await signIn(test, "kim", "helper");
    const payload = "x".repeat(1_000_000);
    const big = { method: "PUT", url: "/api/visits/route-plan", headers, payload } as const;
    expect(await test.server.inject(big)).toMatchObject({ statusCode: 403 });
  }));
