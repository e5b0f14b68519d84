import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "#server/db/store.ts";
import { addUser } from "#server/owner/add-user.ts";
import { countUsers } from "#server/owner/count-users.ts";
import { removeUser } from "#server/owner/remove-user.ts";
import { changePassword } from "#server/session/change-password.ts";
import { deleteSession } from "#server/session/delete-session.ts";
import { deleteSessionsOf } from "#server/session/delete-sessions-of.ts";
import { findUser } from "#server/session/find-user.ts";
import { forgiveTries } from "#server/session/forgive-tries.ts";
import { keepSecret } from "#server/session/keep-secret.ts";
import { listUsers } from "#server/session/list-users.ts";
import { readSession } from "#server/session/read-session.ts";
import { startTry } from "#server/session/start-try.ts";
import { sweepSessions } from "#server/session/sweep-sessions.ts";
import { writeSession } from "#server/session/write-session.ts";

const now = "2026-11-20T17:00:00.000Z";
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();
const month = later(30 * 86_400);

/** What every storage must hold of sessions, passwords and wrong tries. `open` opens the same storage at each call. */
export function sessionContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    for (const id of ["riley", "sam"])
      await store.run(addUser, { id, username: id, password: `${id}'s hash` });
  });
  afterAll(() => store.close());

  const write = (id: string, given: { userId?: string; renewed?: boolean; expiresAt?: string }) =>
    store.run(writeSession, {
      id,
      userId: "riley",
      data: `{"id":"${id}"}`,
      expiresAt: month,
      renewed: false,
      ...given,
    });
  const read = (id: string, at = now) => store.run(readSession, { id, now: at });
  const tryOnce = (key: string, seconds: number, longestWait = 60) =>
    store.run(startTry, { keys: [{ key, longestWait }], at: later(seconds) });

  test("a session reads back until the moment it expires, also after the storage was closed", async () => {
    await write("kept", {});
    await store.close();
    store = await open();
    expect(await read("kept")).toEqual({ data: '{"id":"kept"}', expiresAt: month });
    expect(await read("kept", later(30 * 86_400 - 1))).toBeDefined();
    expect(await read("kept", month)).toBeUndefined();
    expect(await read("another")).toBeUndefined();
  });

  test("a renewal lengthens a session, and brings none back that was ended meanwhile", async () => {
    await write("renewed", {});
    await write("renewed", { renewed: true, expiresAt: later(31 * 86_400) });
    expect(await read("renewed", month)).toBeDefined();
    await store.run(deleteSession, { id: "renewed" });
    await write("renewed", { renewed: true });
    expect(await read("renewed")).toBeUndefined();
  });

  test("all sessions of a user end, and nobody else's", async () => {
    await write("riley-1", {});
    await write("riley-2", {});
    await write("sam-1", { userId: "sam" });
    await store.run(deleteSessionsOf, { userId: "riley" });
    expect([await read("riley-1"), await read("riley-2")]).toEqual([undefined, undefined]);
    expect(await read("sam-1")).toBeDefined();
  });

  test("a new password ends all sessions but one, and only where the old one still holds", async () => {
    await write("here", {});
    await write("there", {});
    const input = { userId: "riley", old: "riley's hash", password: "new", keptSession: "here" };
    expect(await store.run(changePassword, { ...input, old: "wrong" })).toBe(false);
    expect(await read("there")).toBeDefined();
    expect(await store.run(changePassword, input)).toBe(true);
    expect(await read("here")).toBeDefined();
    expect(await read("there")).toBeUndefined();
    expect(await read("sam-1")).toBeDefined();
    const user = await store.run(findUser, { username: "riley" });
    expect(user).toEqual({ id: "riley", username: "riley", password: "new" });
    const everywhere = { ...input, old: "new", password: "newer", keptSession: null };
    expect(await store.run(changePassword, everywhere)).toBe(true);
    expect(await read("here")).toBeUndefined();
    expect(await store.run(findUser, { username: "nobody" })).toBeUndefined();
  });

  test("several that start at once get one secret", async () => {
    const keep = (secret: string) => store.run(keepSecret, { secret });
    const secrets = await Promise.all(["a", "b", "c", "d", "e"].map(keep));
    expect(new Set(secrets).size).toBe(1);
    expect(await keep("f")).toBe(secrets[0]);
  });

  test("five tries are free, then waits double up to their bound", async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect(await tryOnce("doubles", 0)).toBe(0);
    let at = 0;
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await tryOnce("doubles", at)).toBe(wait);
      // Asking early costs nothing.
      expect(await tryOnce("doubles", at + wait - 0.4)).toBe(1);
      at += wait;
      expect(await tryOnce("doubles", at)).toBe(0);
    }
  });

  test("the longer wait of a try's keys holds, and each key counts for itself", async () => {
    const both = (seconds: number, name: string) =>
      store.run(startTry, {
        keys: [
          { key: name, longestWait: 60 },
          { key: "address", longestWait: 900 },
        ],
        at: later(seconds),
      });
    for (const name of ["a", "b", "c", "d", "e"]) expect(await both(0, name)).toBe(0);
    expect(await both(0, "f")).toBe(1);
    expect(await tryOnce("a", 0)).toBe(0);
  });

  test("many tries at once do not slip through", async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => tryOnce("crowd", 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test("wrong tries are forgotten after a right one, or after a day", async () => {
    const five = async (key: string, at: number) => {
      for (const _ of [1, 2, 3, 4, 5]) await tryOnce(key, at);
      return tryOnce(key, at);
    };
    expect(await five("forgiven", 0)).toBe(1);
    await store.run(forgiveTries, { keys: ["forgiven"] });
    expect(await five("forgiven", 0)).toBe(1);
    expect(await tryOnce("forgiven", 86_400)).toBe(0);
    expect(await tryOnce("forgiven", 86_400)).toBe(0);
  });

  test("all wrong tries are forgotten at once", async () => {
    for (const key of ["one", "other"]) for (const _ of [1, 2, 3, 4, 5]) await tryOnce(key, 0);
    await store.run(forgiveTries, { keys: "all" });
    expect([await tryOnce("one", 0), await tryOnce("other", 0)]).toEqual([0, 0]);
  });

  test("a name is found whatever its case and the blanks around it, and taken only once", async () => {
    const find = async (username: string) => (await store.run(findUser, { username }))?.id;
    const add = (id: string, username: string) =>
      store.run(addUser, { id, username, password: "hash" });
    expect(await add("zoe", "Zoë")).toBe(true);
    for (const name of ["Zoë", " zoë ", "ZOË", "ZOË".normalize("NFD")])
      expect(await find(name)).toBe("zoe");
    expect(await find("Zoe")).toBeUndefined();
    expect(await add("other", " ZOË")).toBe(false);
    expect(await store.run(listUsers, undefined)).toEqual(["riley", "sam", "Zoë"]);
    const input = { username: "zoË", evenLast: false };
    expect(await store.run(removeUser, input)).toBe("removed");
  });

  test("what is out of date is swept away, and nothing else", async () => {
    await write("old", { expiresAt: later(10) });
    await write("new", { expiresAt: later(20) });
    await store.run(sweepSessions, { now: later(10) });
    expect(await read("old", now)).toBeUndefined();
    expect(await read("new", now)).toBeDefined();
    for (const _ of [1, 2, 3, 4, 5]) await tryOnce("crowd", 0);
    const crowd = await tryOnce("crowd", 0);
    expect(crowd).toBe(1);
    await store.run(sweepSessions, { now: later(86_400) });
    // A swept key starts anew, whatever the clock says.
    expect(await tryOnce("crowd", 0)).toBe(0);
  });

  test("who is removed has no session any more, and the last one stays unless that is meant", async () => {
    const remove = (username: string, evenLast = false) =>
      store.run(removeUser, { username, evenLast });
    await write("sam-last", { userId: "sam" });
    await write("riley-last", {});
    expect(await remove("sam")).toBe("removed");
    expect(await remove("sam")).toBe("unknown");
    expect(await remove("riley")).toBe("last");
    expect([await read("sam-last"), (await read("riley-last"))?.expiresAt]).toEqual([
      undefined,
      month,
    ]);
    expect(await remove("riley", true)).toBe("removed");
    expect(await store.run(countUsers, undefined)).toBe(0);
  });
}
