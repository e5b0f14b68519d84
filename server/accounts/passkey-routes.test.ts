import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { passkeyEndpoints } from "#domain/api/passkeys.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { makeAuthenticator } from "#server/testing/authenticator.ts";
import { cookieOf, signIn, trySignIn } from "#server/testing/sign-in.ts";

const start = Date.parse("2026-11-20T17:00:00.000Z");

type Headers = Readonly<Record<string, string>>;

/** Runs `use` with a clock that is set in seconds, and riley signed in. */
const withClock = (
  use: (test: TestApp & { headers: Headers; set(seconds: number): void }) => Promise<void>,
) => {
  let now = new Date(start);
  const set = (seconds: number) => {
    now = new Date(start + seconds * 1000);
  };
  return withApp({ now: () => now }, async (test) =>
    use({ ...test, set, headers: await signIn(test) }),
  );
};

const post = (server: FastifyInstance, url: string, payload?: object, headers: Headers = {}) =>
  server.inject({ method: "POST", url, headers, ...(payload && { payload }) });

const optionsFor = async (server: FastifyInstance, headers: Headers) => {
  const answer = await post(server, "/api/passkeys/options", undefined, headers);
  expect(answer.statusCode).toBe(200);
  return passkeyEndpoints.options.answer.parse(answer.json());
};

type Authenticator = ReturnType<typeof makeAuthenticator>;

async function addTo(
  server: FastifyInstance,
  headers: Headers,
  authenticator: Authenticator = makeAuthenticator(),
  name = "Phone",
) {
  const credential = authenticator.create(await optionsFor(server, headers));
  const answer = await post(server, "/api/passkeys", { name, credential }, headers);
  return { authenticator, answer, credential };
}

const challengeOf = async (server: FastifyInstance) => {
  const answer = await post(server, "/api/session/passkey/options");
  expect(answer.statusCode).toBe(200);
  return passkeyEndpoints.signInOptions.answer.parse(answer.json());
};

const send = (server: FastifyInstance, response: object, headers: Headers = {}) =>
  post(server, "/api/session/passkey", response, headers);

const signInWith = async (
  server: FastifyInstance,
  authenticator: Authenticator,
  answering: Parameters<Authenticator["get"]>[1] = {},
) => send(server, authenticator.get(await challengeOf(server), answering));

test("a passkey alone signs in the user who added it", () =>
  withClock(async ({ server, app, headers, set }) => {
    const { authenticator, answer } = await addTo(server, headers);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: "Phone", usedAt: null });
    await signIn({ server, app }, "sam");
    set(3600);
    const back = await signInWith(server, authenticator);
    expect(back).toMatchObject({ statusCode: 200 });
    expect(back.json()).toEqual({ username: "riley", role: "owner", firstPasswordUntil: null });
    expect(back.cookies.map(({ name }) => name)).toEqual(["__Host-session"]);
    const list = await server.inject({ url: "/api/passkeys", headers });
    expect(list.json()).toMatchObject({
      site: "https://site.example",
      passkeys: [{ name: "Phone", usedAt: "2026-11-20T18:00:00.000Z" }],
    });
    expect(list.body).not.toContain(authenticator.get({ challenge: "x" }).id);
  }));

test("the browser is asked for a discoverable passkey of this host, checked by finger, face or PIN", () =>
  withClock(async ({ server, headers }) => {
    const { credential } = await addTo(server, headers);
    expect(await optionsFor(server, headers)).toMatchObject({
      rp: { id: "site.example", name: "Scoopdale" },
      user: { name: "riley" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      excludeCredentials: [{ id: credential.id, transports: ["internal"] }],
    });
    const options = await challengeOf(server);
    expect(options).toMatchObject({ rpId: "site.example", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
  }));

test.each<[string, Parameters<Authenticator["get"]>[1]]>([
  ["made at another address", { origin: "https://site.example.evil.example" }],
  ["made on plain http", { origin: "http://site.example" }],
  ["for another host", { rpId: "evil.example" }],
  ["without finger, face or PIN", { isVerified: false }],
  ["of a clone, whose counter is behind", { counter: 1 }],
  ["of a clone, whose counter is the same", { counter: 5 }],
])("a sign-in %s is refused", (_, answering) =>
  withClock(async ({ server, headers, log }) => {
    const { authenticator } = await addTo(server, headers);
    expect((await signInWith(server, authenticator, { counter: 5 })).statusCode).toBe(200);
    const refused = await signInWith(server, authenticator, { counter: 6, ...answering });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ detail: "This passkey does not work here." });
    expect(refused.headers["set-cookie"]).toBeUndefined();
    expect(log.join("")).toContain("A passkey was refused");
    expect((await signInWith(server, authenticator, { counter: 6 })).statusCode).toBe(200);
  }),
);

test("a passkey's answer works once, within five minutes, and only for a challenge from this server", () =>
  withClock(async ({ server, headers, set }) => {
    const { authenticator } = await addTo(server, headers);
    // Of an authenticator that does not count, so that only the challenge reveals the second use.
    const response = authenticator.get(await challengeOf(server), { counter: 0 });
    const atOnce = await Promise.all([1, 2, 3].map(() => send(server, response)));
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);

    const late = authenticator.get(await challengeOf(server));
    const inTime = authenticator.get(await challengeOf(server));
    set(299);
    expect((await send(server, inTime)).statusCode).toBe(200);
    set(300);
    expect((await send(server, late)).statusCode).toBe(401);

    set(400);
    const { challenge } = await challengeOf(server);
    const adding = await optionsFor(server, headers);
    set(401);
    for (const wrong of [adding.challenge, challenge.slice(0, -2), "x"])
      expect((await send(server, authenticator.get({ challenge: wrong }))).statusCode).toBe(401);
  }));

test("a sign-in with a signature or an id from another passkey is refused", () =>
  withClock(async ({ server, app, headers }) => {
    const { authenticator } = await addTo(server, headers);
    const sams = await addTo(server, await signIn({ server, app }, "sam"));
    const challenge = await challengeOf(server);
    const [mine, other] = [authenticator.get(challenge), sams.authenticator.get(challenge)];
    const { signature, userHandle } = other.response;
    const forged = [
      { ...mine, response: { ...mine.response, signature } },
      { ...mine, response: { ...mine.response, userHandle } },
      { ...mine, id: other.id, rawId: other.rawId },
      { ...mine, id: "unknown", rawId: "unknown" },
    ];
    for (const response of forged)
      expect(await send(server, response)).toMatchObject({ statusCode: 401 });
    expect(await send(server, mine)).toMatchObject({ statusCode: 200 });
  }));

test("a passkey signs in at once, however many passwords were guessed and passkeys refused", () =>
  withClock(async ({ server, headers }) => {
    const { authenticator } = await addTo(server, headers);
    const unknown = { ...authenticator.get(await challengeOf(server)), id: "no", rawId: "no" };
    for (let count = 0; count < 10; count += 1) {
      expect(await send(server, unknown)).toMatchObject({ statusCode: 401 });
      await trySignIn(server, { password: "wrong" });
    }
    expect(await trySignIn(server)).toMatchObject({ statusCode: 429 });
    expect(await signInWith(server, authenticator)).toMatchObject({ statusCode: 200 });
  }));

test("adding a passkey requires a sign-in within the last ten minutes, by password or passkey", () =>
  withClock(async ({ server, headers, set }) => {
    const { authenticator } = await addTo(server, headers);
    set(600);
    const late = await post(server, "/api/passkeys/options", undefined, headers);
    expect(late.json()).toMatchObject({ status: 403, code: "old-sign-in" });
    const again = cookieOf(await signInWith(server, authenticator));
    expect((await addTo(server, again)).answer.statusCode).toBe(201);
  }));

test("a passkey is added once, by the user who asked for its challenge", () =>
  withClock(async ({ server, app, headers }) => {
    const options = await optionsFor(server, headers);
    const sam = await signIn({ server, app }, "sam");
    const authenticator = makeAuthenticator();
    const add = (credential: object, by = headers, name = "Phone") =>
      post(server, "/api/passkeys", { name, credential }, by);
    const refused = [
      await add(authenticator.create(options), sam),
      await add(authenticator.create(options, { origin: "https://evil.example" })),
      await add(authenticator.create(options, { rpId: "evil.example" })),
      await add(authenticator.create(options, { isVerified: false })),
      await add(authenticator.create({ ...options, ...(await challengeOf(server)) })),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422]);
    const credential = authenticator.create(options);
    expect((await add(credential)).statusCode).toBe(201);
    expect((await add(credential)).statusCode).toBe(422);
    const nameless = await add(credential, headers, "  ");
    expect(nameless.json()).toMatchObject({ errors: { name: "Please enter a name" } });
  }));

test("on localhost, passkeys work on any port, and on no other host", () =>
  withApp({ env: { SITE_URL: "http://localhost:3000" } }, async ({ server, app }) => {
    const session = await signIn({ server, app });
    const headers = { ...session, host: "localhost:4321" };
    const local = makeAuthenticator("http://localhost:4321");
    expect((await addTo(server, headers, local)).answer.statusCode).toBe(201);
    const response = local.get(await challengeOf(server));
    const site = async (host: string) =>
      (await server.inject({ url: "/api/passkeys", headers: { ...session, host } })).json().site;
    expect(await site("localhost:4321")).toBe("http://localhost:4321");
    expect(await site("127.0.0.1:4321")).toBe("http://localhost:3000");
    expect((await send(server, response, { host: "127.0.0.1:4321" })).statusCode).toBe(401);
    expect((await send(server, response, { host: "localhost:4321" })).statusCode).toBe(200);
  }));
