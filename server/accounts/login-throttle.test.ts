import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { TestApp } from "#server/testing/app.ts";
import { withApp } from "#server/testing/app.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import { openStore } from "#server/testing/open-store.ts";
import { addOwner, signIn, trySignIn } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { watchArgon2 } from "#server/testing/watch-argon2.ts";
import { loginThrottle } from "./login-throttle.ts";
import { hashPassword } from "./passwords.ts";
import { countUsers } from "./users.ts";

const { argon2, computing } = watchArgon2();

const start = Date.parse("2026-11-20T17:00:00.000Z");

interface ClockTest extends TestApp {
  /** How many devices and addresses have failed attempts. */
  countRows(): number;
}

/** Runs `use` with a clock that is set in seconds, and a user named riley. */
async function withClock(
  use: (test: ClockTest, set: (seconds: number) => void) => Promise<void>,
): Promise<void> {
  let now = new Date(start);
  const DATA_DIR = temporaryFolder(onTestFinished);
  const store = await openStore({ DATA_DIR });
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"), { readOnly: true });
  const counting = database.prepare("select count(*) as rows from sign_in_failures");
  const countRows = () => Number(counting.get()?.["rows"]);
  await withApp({ store, now: () => now, env: { TRUST_PROXY: 1 } }, async (test) => {
    await addOwner(test.app);
    await use({ ...test, countRows }, (seconds) => {
      now = new Date(start + seconds * 1000);
    });
  });
  database.close();
}

const from = (address: string) => ({ "x-forwarded-for": address });

/** Signs in once. @returns the headers of a request from that device, without its session */
async function deviceOf(test: TestApp, address: string) {
  const answer = await trySignIn(test.server, {}, from(address));
  const device = answer.cookies.find(({ name }) => name === "__Host-device");
  return { cookie: `${device?.name}=${device?.value}`, ...from(address) };
}

/** Tries wrong passwords. @returns the statuses */
async function tryWrong(test: TestApp, times: number, address: string, username = "riley") {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const answer = await trySignIn(test.server, { username, password: "wrong" }, from(address));
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test("after five failures the next attempt has to wait, and its password is not even checked", () =>
  withClock(async (test, set) => {
    expect(await tryWrong(test, 5, "192.0.2.1")).toEqual([401, 401, 401, 401, 401]);
    const looked = argon2.mock.calls.length;
    const early = await trySignIn(test.server, {}, from("192.0.2.1"));
    expect(early.statusCode).toBe(429);
    expect(early.headers["retry-after"]).toBe("1");
    expect(JSON.parse(early.body)).toMatchObject({
      code: "rate-limited",
      detail: "Too many failed attempts. Please try again in a second.",
    });
    expect(argon2.mock.calls.length).toBe(looked);
    set(1);
    expect(await tryWrong(test, 2, "192.0.2.1")).toEqual([401, 429]);
    set(3);
    expect(await trySignIn(test.server, {}, from("192.0.2.1"))).toMatchObject({ statusCode: 200 });
    // A success forgets the failures.
    expect(await tryWrong(test, 5, "192.0.2.1")).toEqual([401, 401, 401, 401, 401]);
  }));

test("failures slow their address down for any name, up to fifteen minutes, and no other address", () =>
  withClock(async (test, set) => {
    for (let count = 0; count < 18; count += 1) {
      set(count * 900);
      expect(await tryWrong(test, 1, "2001:db8:1:2::3", `name ${count}`)).toEqual([401]);
    }
    // Another address of the same network, and the same one with the port that some proxies add.
    for (const address of ["2001:db8:1:2:ffff::9", "[2001:db8:1:2::3]:443"]) {
      const answer = await trySignIn(test.server, {}, from(address));
      expect(answer).toMatchObject({ statusCode: 429, headers: { "retry-after": "900" } });
      expect(answer.body).toContain("Please try again in 15 minutes.");
    }
    expect(await trySignIn(test.server, {}, from("2001:db8:1:3::3"))).toMatchObject({
      statusCode: 200,
    });
  }));

test("failures of a device slow down that device only, for a minute at most", () =>
  withClock(async (test, set) => {
    const device = await deviceOf(test, "192.0.2.1");
    const wrong = () => trySignIn(test.server, { password: "wrong" }, device);
    let at = 0;
    for (const wait of [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]) {
      at += wait;
      set(at);
      expect((await wrong()).statusCode).toBe(401);
    }
    expect(await wrong()).toMatchObject({ statusCode: 429, headers: { "retry-after": "60" } });
    expect(await trySignIn(test.server, {}, from("192.0.2.1"))).toMatchObject({ statusCode: 200 });
    set(at + 60);
    expect(await trySignIn(test.server, {}, device)).toMatchObject({ statusCode: 200 });
  }));

describe("the owner gets in", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  /** Signs in from a new device. @returns the status, and the most seconds that it took */
  async function fromNewDevice(
    test: TestApp,
    set: (seconds: number) => void,
    everySecond = () => {},
  ) {
    let status: number | undefined;
    trySignIn(test.server, {}, from("203.0.113.7")).then(({ statusCode }) => {
      status = statusCode;
    });
    for (let seconds = 0; ; seconds += 1) {
      // The work of the database and the processor does not move the fake clock.
      await vi.waitFor(
        async () => {
          await test.app.store.run(countUsers, undefined);
          expect(computing.now).toBe(0);
        },
        { timeout: 60_000, interval: 20 },
      );
      if (status !== undefined || seconds > 60) return { status, seconds };
      everySecond();
      set(seconds);
      await vi.advanceTimersByTimeAsync(1000);
    }
  }

  test("while twenty addresses guess and ask again and again", () =>
    withClock(async (test, set) => {
      const device = await deviceOf(test, "203.0.113.7");
      const addresses = Array.from({ length: 20 }, (_, count) => `198.${count}.100.1`);
      const poll = () => {
        for (const address of addresses)
          trySignIn(test.server, { password: "wrong" }, from(address));
      };
      poll();
      poll();
      expect(await trySignIn(test.server, {}, device)).toMatchObject({ statusCode: 200 });
      const { status, seconds } = await fromNewDevice(test, set, poll);
      expect(status).toBe(200);
      expect(seconds).toBeLessThanOrEqual(60);
    }));

  test(
    "while a thousand random networks of one provider guess each second",
    () =>
      withClock(async (test, set) => {
        const device = await deviceOf(test, "203.0.113.7");
        const groups = randomIntegers(3 * 1115 * 2, 65_535).values();
        const group = () => (groups.next().value ?? 0).toString(16);
        const refused: Promise<number>[] = [];
        const flood = () => {
          for (let count = 0; count < 1115; count += 1)
            refused.push(
              trySignIn(
                test.server,
                { password: "wrong" },
                from(`2001:db8:${group()}:${group()}::1`),
              ).then(({ statusCode }) => statusCode),
            );
        };
        flood();
        expect(await trySignIn(test.server, {}, device)).toMatchObject({ statusCode: 200 });
        let floods = 0;
        const { status, seconds } = await fromNewDevice(test, set, () => {
          floods += 1;
          if (floods < 3) flood();
        });
        expect(status).toBe(200);
        expect(seconds).toBeLessThanOrEqual(60);
        // Few of them were computed, and only those left a row.
        expect(test.countRows()).toBeLessThanOrEqual(20 * (1 + seconds / 10));
      }),
    60_000,
  );

  test("while others are turned away because too many strangers wait, and those attempts do not count", () =>
    withClock(async (test) => {
      const device = await deviceOf(test, "203.0.113.7");
      const statuses: number[] = [];
      for (let count = 0; count < 100; count += 1)
        trySignIn(test.server, { password: "wrong" }, from(`${count + 1}.0.2.1`)).then(
          ({ statusCode }) => statuses.push(statusCode),
        );
      await vi.waitFor(() => expect(statuses).toHaveLength(70), { timeout: 60_000 });
      const counted = statuses.filter((status) => status === 401);
      expect(counted).toHaveLength(20);
      expect(statuses.filter((status) => status === 503)).toHaveLength(50);
      expect(test.countRows()).toBe(20);

      const away = await trySignIn(test.server, {}, from("203.0.113.9"));
      expect(away).toMatchObject({ statusCode: 503, headers: { "retry-after": "5" } });
      expect(JSON.parse(away.body)).toMatchObject({ code: "overloaded" });
      expect(test.countRows()).toBe(20);
      expect(test.log).toEqual([]);
      expect(await trySignIn(test.server, {}, device)).toMatchObject({ statusCode: 200 });
    }));
});

test("no password hash is computed for a client that has gone away", () =>
  withClock(async (test) => {
    argon2.mockClear();
    const checks = loginThrottle(test.app, "secret");
    const proof = checks.passwordProof("riley", "wrong");
    const given = { ...proof, address: "192.0.2.1", device: undefined };
    await checks.checkSignIn({ ...given, hasLeft: () => true });
    expect(argon2).not.toHaveBeenCalled();
    expect(test.countRows()).toBe(0);
  }));

test("wrong current passwords when changing a password slow down the next attempt, too", () =>
  withClock(async (test) => {
    const headers = await signIn(test);
    const payload = { current: "wrong", next: "bones are buried at noon" };
    const change = () =>
      test.server.inject({ method: "PUT", url: "/api/password", headers, payload });
    for (let count = 0; count < 5; count += 1)
      expect(await change()).toMatchObject({ statusCode: 422 });
    expect(await change()).toMatchObject({ statusCode: 429, headers: { "retry-after": "1" } });
  }));

test("checking a password for an unknown name costs as much as for a real one", () =>
  withClock(async (test) => {
    argon2.mockClear();
    await tryWrong(test, 1, "192.0.2.1", "nobody");
    await hashPassword("as it is stored");
    const [unknown, stored] = argon2.mock.calls.map(([, parameters]) => parameters);
    expect(unknown).toEqual({ ...stored, message: "wrong", nonce: expect.any(Buffer) });
    expect(unknown?.nonce).toHaveLength(stored?.nonce instanceof Buffer ? stored.nonce.length : 0);
  }));

test("the table of attempts does not reveal which names and addresses were tried", () =>
  withClock(async (test) => {
    const { run } = test.app.store;
    const inputs: unknown[] = [];
    test.app.store.run = (command, input) => {
      if (command.name === "startAttempt") inputs.push(input);
      return run(command, input);
    };
    await tryWrong(test, 1, "192.0.2.77", "robin");
    expect(inputs).toHaveLength(1);
    expect(JSON.stringify(inputs)).not.toMatch(/192\.0\.2\.77|robin/);
  }));

test("setting the clock back an hour locks nobody out, and guessing is still slowed down", () =>
  withClock(async (test, set) => {
    await tryWrong(test, 5, "192.0.2.1");
    expect(await tryWrong(test, 1, "192.0.2.1")).toEqual([429]);
    set(-3600);
    expect(await tryWrong(test, 2, "192.0.2.1")).toEqual([401, 429]);
    set(-3598);
    expect(await trySignIn(test.server, {}, from("192.0.2.1"))).toMatchObject({ statusCode: 200 });
  }));
