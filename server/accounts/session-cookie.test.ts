import { expect, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { addOwner, sessionStatus, signIn, trySignIn } from "#server/testing/sign-in.ts";

const attributes = (header: unknown) => String(header).split("; ").slice(1).toSorted();

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
