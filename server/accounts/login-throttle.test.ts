import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { openStore } from "#server/testing/open-store.ts";
import { addOwner, signIn, trySignIn } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { watchArgon2 } from "#server/testing/watch-argon2.ts";
import { hashPassword } from "./passwords.ts";

const { argon2, computing } = watchArgon2();

const start = Date.parse("2026-11-20T17:00:00.000Z");

interface ClockTest extends TestApp {
  /** How many names and addresses have failed attempts. */
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
  const counting = database.prepare("select count(*) as rows from allowance_counts");
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

/** Tries wrong passwords. @returns the statuses */
async function tryWrong(test: TestApp, times: number, address: string, username = "riley") {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const answer = await trySignIn(test.server, { username, password: "wrong" }, from(address));
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const wrong = (times: number) => Array.from({ length: times }, () => 401);

test("after ten wrong passwords the next has to wait for the next quarter of an hour, and is not even checked", () =>
  withClock(async (test, set) => {
    set(60);
    expect(await tryWrong(test, 10, "192.0.2.1")).toEqual(wrong(10));
    const looked = argon2.mock.calls.length;
    const early = await trySignIn(test.server, {}, from("192.0.2.1"));
    expect(early.statusCode).toBe(429);
    expect(early.headers["retry-after"]).toBe("840");
    expect(JSON.parse(early.body)).toMatchObject({
      code: "rate-limited",
      detail: "Too many failed attempts. Please try again in 14 minutes.",
    });
    expect(argon2.mock.calls.length).toBe(looked);
    set(900);
    expect(await trySignIn(test.server, {}, from("192.0.2.1"))).toMatchObject({ statusCode: 200 });
  }));

test("wrong passwords hold up their name at their address only", () =>
  withClock(async (test) => {
    await addOwner(test.app, "sam");
    expect(await tryWrong(test, 10, "2001:db8:1:2::3", " Riley ")).toEqual(wrong(10));
    // Another address of the same network, and the same one with the port that some proxies add.
    for (const address of ["2001:db8:1:2:ffff::9", "[2001:db8:1:2::3]:443"]) {
      expect(await trySignIn(test.server, {}, from(address))).toMatchObject({ statusCode: 429 });
      const other = await trySignIn(test.server, { username: "sam" }, from(address));
      expect(other.statusCode).toBe(200);
      // Another account's right password gives no new tries.
      expect(await tryWrong(test, 1, address)).toEqual([429]);
    }
    expect((await trySignIn(test.server, {}, from("2001:db8:1:3::3"))).statusCode).toBe(200);
  }));

test("guesses from many addresses wait for each other by name, and never hold up somebody's first tries", () =>
  withClock(async (test) => {
    for (let count = 0; count < 50; count += 1)
      expect(await tryWrong(test, 1, `198.51.100.${count}`)).toEqual([401]);
    expect(await tryWrong(test, 4, "198.51.100.200")).toEqual([401, 401, 401, 429]);
    expect((await trySignIn(test.server, {}, from("198.51.100.201"))).statusCode).toBe(200);
  }));

test("of a thousand passwords at once some are checked, the others are answered 503 and not counted", () =>
  withClock(async (test) => {
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, (_, count) =>
        tryWrong(test, 1, `10.0.${count >> 8}.${count & 255}`),
      ),
    );
    const checked = statuses.flat().filter((status) => status === 401).length;
    expect(checked).toBeGreaterThan(10);
    expect(computing.most).toBeLessThanOrEqual(2);
    expect(statuses.flat().filter((status) => status === 503)).toHaveLength(1000 - checked);
    expect(test.countRows()).toBe(checked + 1);
    expect((await trySignIn(test.server, {}, from("203.0.113.7"))).statusCode).toBe(200);
  }));

test("a client that guesses a hundred names at once leaves the others of its provider their turn", () =>
  withClock(async (test) => {
    const guesses = Array.from({ length: 100 }, (_, nth) =>
      tryWrong(test, 1, `2001:db8:1:${nth.toString(16)}::1`, `name-${nth}`),
    );
    const owner = await trySignIn(test.server, {}, from("2001:db8:2::7"));
    expect(owner.statusCode).toBe(200);
    expect((await Promise.all(guesses)).flat()).toContain(503);
  }));

test("wrong current passwords when changing a password count, too", () =>
  withClock(async (test) => {
    const headers = await signIn(test);
    const payload = { current: "wrong", next: "bones are buried at noon" };
    const change = () =>
      test.server.inject({ method: "PUT", url: "/api/password", headers, payload });
    for (let count = 0; count < 10; count += 1)
      expect(await change()).toMatchObject({ statusCode: 422 });
    expect(await change()).toMatchObject({ statusCode: 429 });
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
