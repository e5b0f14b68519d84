import { expect, test, vi } from "vitest";
import { Problem } from "#server/problems.ts";
import type { TestApp } from "#server/testing/app.ts";
import { withApp } from "#server/testing/app.ts";
import { addOwner, signIn, trySignIn } from "#server/testing/sign-in.ts";
import { computeArgon2 } from "./compute-argon2.ts";
import { hashPassword } from "./hash-password.ts";

vi.mock("./compute-argon2.ts", async (original) => {
  const real = await original<typeof import("./compute-argon2.ts")>();
  return { computeArgon2: vi.fn(real.computeArgon2) };
});

const start = Date.parse("2026-11-20T17:00:00.000Z");

/** Runs `use` with a clock that is set in seconds, and a user named riley. */
const withClock = (use: (test: TestApp, set: (seconds: number) => void) => Promise<void>) => {
  let now = new Date(start);
  return withApp({ now: () => now, env: { TRUST_PROXY: 1 } }, async (test) => {
    await addOwner(test.app);
    await use(test, (seconds) => {
      now = new Date(start + seconds * 1000);
    });
  });
};

const from = (address: string) => ({ "x-forwarded-for": address });

/** Tries wrong passwords and gives the statuses. */
async function tryWrong(test: TestApp, times: number, address: string, username = "riley") {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const answer = await trySignIn(test.server, { username, password: "wrong" }, from(address));
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test("after five wrong tries the next has to wait, and is refused without a look at the password", () =>
  withClock(async (test, set) => {
    expect(await tryWrong(test, 5, "192.0.2.1")).toEqual([401, 401, 401, 401, 401]);
    const looked = vi.mocked(computeArgon2).mock.calls.length;
    const early = await trySignIn(test.server, {}, from("192.0.2.1"));
    expect(early.statusCode).toBe(429);
    expect(early.headers["retry-after"]).toBe("1");
    expect(JSON.parse(early.body)).toMatchObject({
      code: "rate-limited",
      detail: "Too many wrong tries. Please try again in a second.",
    });
    expect(vi.mocked(computeArgon2).mock.calls.length).toBe(looked);
    set(1);
    expect(await tryWrong(test, 2, "192.0.2.1")).toEqual([401, 429]);
    set(3);
    expect(await trySignIn(test.server, {}, from("192.0.2.1"))).toMatchObject({ statusCode: 200 });
    // A right one makes the wrong ones forgotten.
    expect(await tryWrong(test, 5, "192.0.2.1")).toEqual([401, 401, 401, 401, 401]);
  }));

test("a name slows down whatever address asks, for a minute at most", () =>
  withClock(async (test, set) => {
    for (let count = 0; count < 30; count += 1) {
      set(count * 60);
      expect(await tryWrong(test, 1, `192.0.2.${count}`)).toEqual([401]);
    }
    expect(await tryWrong(test, 1, "198.51.100.1")).toEqual([429]);
    const elsewhere = await trySignIn(test.server, {}, from("198.51.100.2"));
    expect(elsewhere).toMatchObject({ statusCode: 429, headers: { "retry-after": "60" } });
    set(30 * 60);
    expect(await trySignIn(test.server, {}, from("198.51.100.2"))).toMatchObject({
      statusCode: 200,
    });
  }));

test("an address slows down whatever name it tries, for fifteen minutes at most, and nobody else", () =>
  withClock(async (test, set) => {
    for (let count = 0; count < 20; count += 1) {
      set(count * 900);
      expect(await tryWrong(test, 1, "2001:db8:1:2::3", `name ${count}`)).toEqual([401]);
    }
    // Another address of the same network.
    const answer = await trySignIn(test.server, {}, from("2001:db8:1:2:ffff::9"));
    expect(answer).toMatchObject({ statusCode: 429, headers: { "retry-after": "900" } });
    expect(answer.body).toContain("Please try again in 15 minutes.");
    expect(await trySignIn(test.server, {}, from("2001:db8:1:3::3"))).toMatchObject({
      statusCode: 200,
    });
  }));

test("wrong present passwords slow down as well", () =>
  withClock(async (test) => {
    const headers = await signIn(test);
    const payload = { current: "wrong", next: "bones are buried at noon" };
    const change = () =>
      test.server.inject({ method: "PUT", url: "/api/password", headers, payload });
    for (let count = 0; count < 5; count += 1)
      expect(await change()).toMatchObject({ statusCode: 422 });
    expect(await change()).toMatchObject({ statusCode: 429, headers: { "retry-after": "1" } });
  }));

test("for an unknown name a password is checked at the cost of a real one", () =>
  withClock(async (test) => {
    vi.mocked(computeArgon2).mockClear();
    await tryWrong(test, 1, "192.0.2.1", "nobody");
    await hashPassword("as it is stored");
    const [unknown, stored] = vi
      .mocked(computeArgon2)
      .mock.calls.map(([, parameters]) => parameters);
    expect(unknown).toEqual({ ...stored, nonce: expect.any(Buffer) });
    expect(unknown?.nonce).toHaveLength(stored?.nonce instanceof Buffer ? stored.nonce.length : 0);
  }));

test("the table tells nobody which names and addresses were tried", () =>
  withClock(async (test) => {
    const { run } = test.app.store;
    const inputs: unknown[] = [];
    test.app.store.run = (command) => {
      if (command.name === "startTry") inputs.push(command.input);
      return run(command);
    };
    await tryWrong(test, 1, "192.0.2.77", "robin");
    expect(inputs).toHaveLength(1);
    expect(JSON.stringify(inputs)).not.toMatch(/192\.0\.2\.77|robin/);
  }));

test("whom a crowd sends away is told when to come back", () =>
  withClock(async (test) => {
    vi.mocked(computeArgon2).mockRejectedValueOnce(new Problem("rate-limited"));
    const away = await trySignIn(test.server);
    expect(away).toMatchObject({ statusCode: 429, headers: { "retry-after": "5" } });
    expect(await trySignIn(test.server)).toMatchObject({ statusCode: 200 });
  }));

test("a clock that is set back an hour locks nobody out, and slows guessing down as before", () =>
  withClock(async (test, set) => {
    await tryWrong(test, 5, "192.0.2.1");
    expect(await tryWrong(test, 1, "192.0.2.1")).toEqual([429]);
    set(-3600);
    expect(await tryWrong(test, 2, "192.0.2.1")).toEqual([401, 429]);
    set(-3598);
    expect(await trySignIn(test.server, {}, from("192.0.2.1"))).toMatchObject({ statusCode: 200 });
  }));
