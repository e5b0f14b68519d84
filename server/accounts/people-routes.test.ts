import { expect, test } from "vitest";
import { peopleEndpoints } from "#domain/api/people.ts";
import { dayMs } from "#domain/dates.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import {
  cookieOf,
  ownersPassword,
  sessionStatus,
  signIn,
  trySignIn,
} from "#server/testing/sign-in.ts";

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
    const theirs = cookieOf(answer);
    expect(await sessionStatus(server, theirs)).toBe(200);
    setDay(7);
    expect(await sessionStatus(server, theirs)).toBe(401);
    const late = await trySignIn(server, given);
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ code: "expired-password" });
    expect(late.headers["set-cookie"]).toBeUndefined();
    // A wrong password does not reveal that the first one has expired.
    expect((await trySignIn(server, { ...given, password: "wrong" })).statusCode).toBe(401);
  }));

test("the password a person chooses does not expire, and cannot be the first password again", () =>
  withPeople(async ({ server, app, add, setDay }) => {
    const first = await add("kim", "helper");
    const headers = cookieOf(await trySignIn(server, { username: "kim", password: first }));
    const change = (next: string) => {
      const payload = { current: first, next };
      return server.inject({ method: "PUT", url: "/api/password", headers, payload });
    };
    expect((await change(first)).json()).toMatchObject({
      errors: { next: "Please choose another one" },
    });
    expect(await change(ownersPassword)).toMatchObject({ statusCode: 204 });
    setDay(300);
    expect(await signIn({ server, app }, "kim")).toBeDefined();
  }));

test("no owner can lock everybody out by a removal", () =>
  withPeople(async ({ server, app, ask, add, idOf }) => {
    const password = await add("kim", "owner");
    const [riley, kim] = [await idOf("riley"), await idOf("kim")];
    const refused = await ask("DELETE", `/api/users/${riley}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain("Another owner can.");
    // Kim has only a first password: without riley, perhaps nobody could sign in.
    const headers = cookieOf(await trySignIn(server, { username: "kim", password }));
    const removeRiley = () =>
      server.inject({ method: "DELETE", url: `/api/users/${riley}`, headers });
    expect((await removeRiley()).json()).toMatchObject({ status: 403, code: "first-password" });
    expect(await ask("DELETE", `/api/users/${kim}`)).toMatchObject({ statusCode: 204 });
    expect(await removeRiley()).toMatchObject({ statusCode: 401 });
    expect(await signIn({ server, app })).toBeDefined();
  }));
