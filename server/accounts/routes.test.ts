import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { shownUserHeader } from "#domain/api/endpoint.ts";
import { commonPassword, sessionEndpoints } from "#domain/api/session.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { ownersPassword, sessionStatus, signIn, trySignIn } from "#server/testing/sign-in.ts";

const session = "/api/session";
const rileys = '{"username":"riley","role":"owner","firstPasswordUntil":null}';

test("after signing in with the right password, the session says who is signed in", () =>
  withApp({}, async (test) => {
    const headers = await signIn(test);
    const who = await test.server.inject({ url: session, headers });
    expect(who).toMatchObject({ statusCode: 200, body: rileys });
    expect(who.headers).toMatchObject({ "cache-control": "no-store" });
    expect(who.headers["set-cookie"]).toBeUndefined();
  }));

test("a wrong password and an unknown name get the same answer, and no cookie", () =>
  withApp({}, async (test) => {
    await signIn(test);
    const wrong = await trySignIn(test.server, { password: "cats dig at dawn" });
    const unknown = await trySignIn(test.server, { username: "robin" });
    expect(wrong).toMatchObject({ statusCode: 401, body: unknown.body });
    expect(unknown.statusCode).toBe(401);
    expect(JSON.parse(wrong.body)).toMatchObject({
      code: "unauthorized",
      detail: "The name or the password is wrong.",
    });
    for (const answer of [wrong, unknown]) expect(answer.headers["set-cookie"]).toBeUndefined();
  }));

test("a new password works immediately, keeps this browser signed in, and signs the others out", () =>
  withApp({}, async (test) => {
    const here = await signIn(test);
    const there = await signIn(test);
    const next = "bones are buried at noon";
    const change = (payload: object) =>
      test.server.inject({ method: "PUT", url: "/api/password", headers: here, payload });

    const wrong = await change({ current: "cats dig at dawn", next });
    expect(wrong.statusCode).toBe(422);
    expect(JSON.parse(wrong.body).errors).toEqual({ current: "This is not your current password" });
    const short = await change({ current: ownersPassword, next: "   short    " });
    expect(short.statusCode).toBe(422);
    expect(JSON.parse(short.body).errors).toEqual({ next: "Please use at least 12 characters" });
    const common = await change({ current: ownersPassword, next: "QwertyQwerty" });
    expect(JSON.parse(common.body).errors).toEqual({ next: commonPassword });
    expect(await sessionStatus(test.server, there)).toBe(200);

    expect(await change({ current: ownersPassword, next })).toMatchObject({ statusCode: 204 });
    expect(await sessionStatus(test.server, here)).toBe(200);
    expect(await sessionStatus(test.server, there)).toBe(401);
    expect(await trySignIn(test.server)).toMatchObject({ statusCode: 401 });
    expect(await trySignIn(test.server, { password: next })).toMatchObject({ statusCode: 200 });
  }));

test("a password typed with combining letters is the same password", () =>
  withApp({}, async (test) => {
    const headers = await signIn(test);
    const payload = { current: ownersPassword, next: "Núñez pooch pals".normalize("NFD") };
    await test.server.inject({ method: "PUT", url: "/api/password", headers, payload });
    const composed = { password: "Núñez pooch pals".normalize("NFC") };
    expect(await trySignIn(test.server, composed)).toMatchObject({ statusCode: 200 });
  }));

test("the sessions are listed with their device and their last day, and this one is marked", () => {
  let now = new Date("2026-11-20T17:00:00.000Z");
  return withApp({ now: () => now }, async (test) => {
    const desk = await signIn(test);
    now = new Date("2026-11-21T06:30:00.000Z");
    const agent = "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36";
    const phone = await trySignIn(test.server, {}, { "user-agent": agent });
    now = new Date("2026-11-22T17:00:00.000Z");
    await test.server.inject({ url: session, headers: desk });
    await signIn(test, "sam");
    const list = await test.server.inject({ url: "/api/sessions", headers: desk });
    const { sessions } = sessionEndpoints.sessions.answer.parse(list.json());
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        device: "An unknown device",
        isThis: true,
        createdAt: "2026-11-20T17:00:00.000Z",
        usedOn: "2026-11-22",
      },
      {
        id: expect.any(String),
        device: "Chrome on Android",
        isThis: false,
        // 11:30 PM of the day before, in Phoenix.
        createdAt: "2026-11-21T06:30:00.000Z",
        usedOn: "2026-11-20",
      },
    ]);
    // The id in the list gives no access.
    const forged = { cookie: `__Host-session=${sessions[1]?.id}` };
    expect(await sessionStatus(test.server, forged)).toBe(401);
    expect(phone.statusCode).toBe(200);
  });
});

test('a session ends by "this" or its id, only for its user; ending the browser\'s own clears its cookie', () =>
  withApp({}, async (test) => {
    const [here, there] = [await signIn(test), await signIn(test)];
    const sam = await signIn(test, "sam");
    const list = await test.server.inject({ url: "/api/sessions", headers: here });
    const { sessions } = sessionEndpoints.sessions.answer.parse(list.json());
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? "";
    const end = (id: string, headers: { readonly cookie: string }) =>
      test.server.inject({ method: "DELETE", url: `/api/sessions/${id}`, headers });
    expect(await end(other, sam)).toMatchObject({ statusCode: 404 });
    expect(await end("some-id", here)).toMatchObject({ statusCode: 404 });
    const own = async (id: string, headers: { readonly cookie: string }) => {
      const out = await end(id, headers);
      expect(out).toMatchObject({ statusCode: 204, body: "" });
      expect(out.headers["set-cookie"]).toMatch(
        /^__Host-session=; .*Expires=Thu, 01 Jan 1970.*; Secure/,
      );
      expect(await sessionStatus(test.server, headers)).toBe(401);
    };
    await own("this", here);
    expect(await sessionStatus(test.server, there)).toBe(200);
    await own(other, there);
  }));

test("a call that comes from another person's screen is refused and changes nothing; who is signed in can be asked", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    await app.store.run(storeBooking, newBooking({ id: "b-1" }));
    const note = (shown: string) =>
      server.inject({
        ...{ method: "POST", url: "/api/bookings/b-1/notes", payload: { text: "Gate" } },
        headers: { ...headers, "idempotency-key": randomUUID(), [shownUserHeader]: shown },
      });
    const refused = await note("sam");
    expect(refused).toMatchObject({ statusCode: 409 });
    expect(refused.json()).toMatchObject({ code: "another-user" });
    expect((await server.inject({ url: "/api/session", headers })).json()).toMatchObject({
      username: "riley",
    });
    expect(await note("riley")).toMatchObject({ statusCode: 201 });
  }));
