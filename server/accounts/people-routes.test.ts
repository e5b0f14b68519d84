import { expect, test } from "vitest";
import { peopleEndpoints } from "#domain/api/people.ts";
import { dayMs } from "#domain/dates.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { ownersPassword, signIn, trySignIn } from "#server/testing/sign-in.ts";
import { makeFirstPassword } from "./people-routes.ts";

const start = Date.parse("2026-11-20T17:00:00.000Z");
const ids = ["kim", "lee", "jo"];

interface PeopleTest extends TestApp {
  readonly headers: { readonly cookie: string };
  ask(method: "DELETE" | "GET" | "POST" | "PUT", url: string, payload?: object): Promise<Answer>;
  /** Adds a person. @returns the first password */
  add(username: string, role: "owner" | "helper"): Promise<string>;
  idOf(username: string): Promise<string>;
  setDay(days: number): void;
}
interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json(): unknown;
}

const withPeople = (use: (test: PeopleTest) => Promise<void>) => {
  let now = new Date(start);
  const given = ids.values();
  return withApp({ now: () => now, newId: () => given.next().value ?? "" }, async (test) => {
    const headers = await signIn(test);
    const ask: PeopleTest["ask"] = (method, url, payload) =>
      test.server.inject({ method, url, headers, ...(payload && { payload }) });
    await use({
      ...test,
      headers,
      ask,
      async add(username, role) {
        const answer = await ask("POST", "/api/users", { username, role });
        expect(answer.statusCode).toBe(201);
        return peopleEndpoints.add.answer.parse(answer.json()).password;
      },
      async idOf(username) {
        const { users } = peopleEndpoints.list.answer.parse(
          (await ask("GET", "/api/users")).json(),
        );
        return users.find((user) => user.username === username)?.id ?? "";
      },
      setDay(days) {
        now = new Date(start + days * dayMs);
      },
    });
  });
};

test("when an owner adds a person, the first password is shown once and works for a week", () =>
  withPeople(async ({ server, ask, add, setDay, log }) => {
    const password = await add(" Kim Núñez ", "helper");
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const list = await ask("GET", "/api/users");
    expect(list.json()).toMatchObject({
      users: [
        {
          id: "kim",
          username: "Kim Núñez",
          role: "helper",
          isYou: false,
          passkeys: 0,
          firstPasswordUntil: "2026-11-27T17:00:00.000Z",
        },
        { username: "riley", role: "owner", isYou: true, firstPasswordUntil: null },
      ],
    });
    expect(list.body).not.toContain(password);
    expect(log.join("")).not.toContain(password);

    const given = { username: "kim núñez", password };
    setDay(6.9);
    const answer = await trySignIn(server, given);
    expect(answer.json()).toEqual({
      username: "Kim Núñez",
      role: "helper",
      firstPasswordUntil: "2026-11-27T17:00:00.000Z",
    });
    const [cookie] = answer.cookies;
    const theirs = { cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? "")}` };
    const who = () => server.inject({ url: "/api/session", headers: theirs });
    expect(await who()).toMatchObject({ statusCode: 200 });
    setDay(7);
    expect(await who()).toMatchObject({ statusCode: 401 });
    const late = await trySignIn(server, given);
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ code: "expired-password" });
    expect(late.headers["set-cookie"]).toBeUndefined();
    // A wrong password does not reveal that the first one has expired.
    expect(await trySignIn(server, { ...given, password: "wrong" })).toMatchObject({
      statusCode: 401,
    });
  }));

test("the password a person chooses does not expire, and cannot be the first password again", () =>
  withPeople(async ({ server, app, add, setDay }) => {
    const first = await add("kim", "helper");
    const session = (await trySignIn(server, { username: "kim", password: first })).cookies[0];
    const cookie = `${session?.name}=${encodeURIComponent(session?.value ?? "")}`;
    const change = (next: string) => {
      const payload = { current: first, next };
      return server.inject({ method: "PUT", url: "/api/password", headers: { cookie }, payload });
    };
    expect((await change(first)).json()).toMatchObject({
      errors: { next: "Please choose another one" },
    });
    expect(await change(ownersPassword)).toMatchObject({ statusCode: 204 });
    setDay(300);
    expect(await signIn({ server, app }, "kim")).toBeDefined();
  }));

test("two user names cannot differ only in case", () =>
  withPeople(async ({ ask }) => {
    const answer = await ask("POST", "/api/users", { username: " RILEY", role: "helper" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { username: "Somebody already has this name" } });
  }));

test("a new first password replaces the old password and ends the person's sessions", () =>
  withPeople(async ({ server, app, ask, idOf }) => {
    const kims = await signIn({ server, app }, "kim", "helper");
    const url = `/api/users/${await idOf("kim")}/password`;
    const answer = await ask("POST", url);
    const { password } = peopleEndpoints.resetPassword.answer.parse(answer.json());
    expect(await server.inject({ url: "/api/session", headers: kims })).toMatchObject({
      statusCode: 401,
    });
    expect(await trySignIn(server, { username: "kim" })).toMatchObject({ statusCode: 401 });
    expect(await trySignIn(server, { username: "kim", password })).toMatchObject({
      statusCode: 200,
    });
  }));

test("no owner can lock everybody out by a role, a removal or a first password", () =>
  withPeople(async ({ server, app, ask, add, idOf }) => {
    await add("kim", "owner");
    const [riley, kim] = [await idOf("riley"), await idOf("kim")];
    const helper = { role: "helper" };
    for (const refused of [
      await ask("PUT", `/api/users/${riley}/role`, helper),
      await ask("DELETE", `/api/users/${riley}`),
      await ask("POST", `/api/users/${riley}/password`),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.body).toContain("Another owner can.");
    }
    // Kim has only a first password: without riley, perhaps nobody could sign in.
    const first = (await ask("POST", `/api/users/${kim}/password`)).json();
    const { password } = peopleEndpoints.resetPassword.answer.parse(first);
    const session = (await trySignIn(server, { username: "kim", password })).cookies[0];
    const cookie = `${session?.name}=${encodeURIComponent(session?.value ?? "")}`;
    const asKim = (method: "DELETE" | "POST" | "PUT", url: string, payload?: object) =>
      server.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    for (const refused of [
      await asKim("PUT", `/api/users/${riley}/role`, helper),
      await asKim("DELETE", `/api/users/${riley}`),
      await asKim("POST", `/api/users/${riley}/password`),
    ]) {
      expect(refused.json()).toMatchObject({ status: 403, code: "first-password" });
    }
    expect(await ask("PUT", `/api/users/${kim}/role`, helper)).toMatchObject({ statusCode: 200 });
    expect(await ask("DELETE", `/api/users/${kim}`)).toMatchObject({ statusCode: 204 });
    expect(await asKim("DELETE", `/api/users/${riley}`)).toMatchObject({ statusCode: 401 });
    expect(await signIn({ server, app })).toBeDefined();
  }));

test("changing or removing an unknown user is a 404", () =>
  withPeople(async ({ ask }) => {
    expect(await ask("PUT", "/api/users/nobody/role", { role: "owner" })).toMatchObject({
      statusCode: 404,
    });
    expect(await ask("DELETE", "/api/users/nobody")).toMatchObject({ statusCode: 404 });
    expect(await ask("POST", "/api/users/nobody/password")).toMatchObject({ statusCode: 404 });
  }));

test("a thousand first passwords are all different", () => {
  const made = Array.from({ length: 1000 }, makeFirstPassword);
  expect(new Set(made).size).toBe(1000);
});
