import { expect, test } from "vitest";
import { endpoints } from "#domain/api/all.ts";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { buildApp } from "#server/app.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { page, type TestApp, testSite, withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn, trySignIn } from "#server/testing/sign-in.ts";

const closed = endpoints.filter(({ open }) => !open);

const body = '{"type":"about:blank","title":"Please sign in","status":401,"code":"unauthorized"}';
const refusal = {
  status: 401,
  body,
  type: "application/problem+json; charset=utf-8",
  length: String(body.length),
  cache: "no-store",
  cookie: undefined,
};

interface Sent {
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}

/** The answer of every closed call to a request, by its name. */
async function askAll({ server }: Pick<TestApp, "server">, sent: Sent, calls = closed) {
  const answers: Record<string, typeof refusal | object> = {};
  for (const { method, path } of calls) {
    const url = path.replace(/\{\w+\}/g, "some-id");
    const { statusCode, body, headers } = await server.inject({ method, url, ...sent });
    answers[`${method} ${path}`] = {
      status: statusCode,
      body,
      type: headers["content-type"],
      length: headers["content-length"],
      cache: headers["cache-control"],
      cookie: headers["set-cookie"],
    };
  }
  return answers;
}

const all = (calls: readonly Endpoint[]) =>
  Object.fromEntries(calls.map(({ method, path }) => [`${method} ${path}`, refusal]));

test("cookies that are garbage, ended, expired, unsigned or signed elsewhere give no access", () => {
  let now = new Date("2026-11-20T17:00:00.000Z");
  return withApp({ now: () => now }, async (test) => {
    const { cookie: expired } = await signIn(test);
    now = new Date("2026-12-20T17:00:00.000Z");
    const { cookie: ended } = await signIn(test);
    const headers = { cookie: ended };
    await test.server.inject({ method: "DELETE", url: "/api/sessions/this", headers });
    const env = { ...test.app.env, SESSION_SECRET: "another secret, of thirty-two letters" };
    const elsewhere = await buildApp({ ...test.app, env });
    const { cookie: foreign } = await signIn({ server: elsewhere, app: test.app });
    await elsewhere.close();
    // Its id is in the database: only the signature shows that it is not ours.
    const unsigned = foreign.replace(/\..*$/, "");
    const garbage = ["__Host-session=rubbish", "__Host-session=%", "__Host-session="];
    for (const cookie of [...garbage, expired, ended, foreign, unsigned])
      expect(await askAll(test, { headers: { cookie } }), cookie).toEqual(all(closed));
  });
});

test("the session is checked before the body", () =>
  withApp({}, async (test) => {
    const writes = closed.filter(({ method }) => method !== "GET");
    for (const payload of ["{", "[]", '{"to":"contacted"}', "x".repeat(1_000_000)]) {
      const headers = { "content-type": "application/json" };
      expect(await askAll(test, { headers, payload }, writes)).toEqual(all(writes));
    }
    const headers = { "content-type": "image/png" };
    expect(await askAll(test, { headers, payload: "x" }, writes)).toEqual(all(writes));
  }));

test("requests from other sites are refused, even with the owner's cookie, and cannot sign anybody in", () =>
  withApp({}, async (test) => {
    const { cookie } = await signIn(test);
    const signingIn = endpoints.filter(({ path }) => path === "/api/session");
    const calls = [...new Set([...closed, ...signingIn])];
    for (const headers of [
      { cookie, "sec-fetch-site": "cross-site" },
      { cookie, "sec-fetch-site": "same-site" },
      { cookie, origin: "https://elsewhere.example" },
    ]) {
      const answers = await askAll(test, { headers }, calls);
      const foreign = expect.objectContaining({ status: 403, cookie: undefined });
      expect(answers).toEqual(
        Object.fromEntries(Object.keys(all(calls)).map((call) => [call, foreign])),
      );
    }
  }));

test("null characters, which PostgreSQL cannot take, are refused on every engine", () =>
  withApp({}, async ({ server, app }) => {
    await app.store.run(storeBooking, newBooking({ id: "known" }));
    const headers = await signIn({ server, app });
    const answers = [
      await server.inject({ url: "/api/bookings/%00", headers }),
      await server.inject({ url: "/api/bookings?search=a%00b", headers }),
      await server.inject({
        method: "POST",
        url: "/api/bookings/known/notes",
        headers,
        payload: { text: "a\0b" },
      }),
      await trySignIn(server, { username: "\0" }),
    ];
    for (const { statusCode, body } of answers)
      expect([statusCode, JSON.parse(body).code]).toEqual([400, "malformed"]);
    const detail = await server.inject({ url: "/api/bookings/known", headers });
    expect(detail.json().history).toHaveLength(1);
  }));

test.each(["/", "/visit/", "/api/calendar/", "/blog/"])(
  "whatever fills an address after %s is answered in a moment",
  (start) =>
    withApp(
      { site: new Map([...testSite, ["/visit-ended", page("ended")]]) },
      async ({ server }) => {
        for (const filling of ["%20", "%E2%80%9D", "%3f", "a!", ..."!%/&-.a"]) {
          const url = `${start}a${filling.repeat(16_000 / filling.length)}a`;
          const before = process.cpuUsage();
          await server.inject(url);
          expect(process.cpuUsage(before).user, filling).toBeLessThan(100_000);
        }
      },
    ),
);
