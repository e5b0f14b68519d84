import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "#server/db/store.ts";
import { listDevices, saveDevice } from "#server/messages/push-devices.ts";
import { sweep } from "#server/privacy/start-privacy.ts";
import { newStores } from "#server/testing/new-stores.ts";
import { openStore } from "#server/testing/open-store.ts";
import { mustChoosePassword } from "#server/testing/sign-in.ts";
import { forgetAttempt, startAttempt } from "./login-throttle.ts";
import { addPasskey, findPasskey, listPasskeys, removePasskey, usePasskey } from "./passkeys.ts";
import { keepSecret } from "./secret.ts";
import { addSession, endSession, listSessions, readSession, renewSession } from "./sessions.ts";
import { addUser, changePassword, findUser, findUserById, listUsers, removeUser } from "./users.ts";

const now = "2026-11-20T17:00:00.000Z";
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();
const month = later(30 * 86_400);

const { newPlace } = newStores();
const place = newPlace();
const open = async () => openStore(await place);
let store: Store;
beforeAll(async () => {
  store = await open();
  for (const id of ["riley", "sam"])
    await store.run(addUser, { id, username: id, password: `${id}'s hash` });
});
afterAll(() => store.close());

const write = async (
  id: string,
  given: { userId?: string; expiresAt?: string; replaced?: string } = {},
) => {
  const { userId = "riley" } = given;
  const { password = "" } = (await store.run(findUserById, { userId })) ?? {};
  const moments = { createdAt: now, expiresAt: month };
  const session = { id, userId, password, device: "Chrome on Android", ...moments };
  return store.run(addSession, { replaced: null, ...session, ...given });
};
const read = (id: string, at = now) => store.run(readSession, { id, now: at });
/** A password set from the server ends all sessions. */
const endAll = async (userId: string) => {
  const password = `${userId}'s hash`;
  const change = { userId, old: password, password, keptSession: null };
  expect(await store.run(changePassword, change)).toBe(true);
};
const attempt = (minutes: number, ...keys: readonly [own: string, all?: string]) => ({
  keys,
  at: later(minutes * 60),
});
const tryOnce = (...given: Parameters<typeof attempt>) =>
  store.run(startAttempt, attempt(...given));

test("a session reads back until the moment it expires, also after the storage was closed", async () => {
  await write("kept");
  await store.close();
  store = await open();
  const user = {
    ...{ userId: "riley", username: "riley", role: "owner" },
    firstPasswordUntil: null,
  };
  expect(await read("kept")).toEqual({ ...user, createdAt: now, expiresAt: month });
  expect(await read("kept", later(30 * 86_400 - 1))).toBeDefined();
  expect(await read("kept", month)).toBeUndefined();
  expect(await read("another")).toBeUndefined();
});

test("renewing a session extends it, and does not bring back a session that has ended", async () => {
  await write("renewed");
  const renewal = { id: "renewed", expiresAt: later(31 * 86_400) };
  await store.run(renewSession, renewal);
  expect(await read("renewed", month)).toBeDefined();
  await store.run(endSession, { id: "renewed", userId: "riley" });
  await store.run(renewSession, renewal);
  expect(await read("renewed")).toBeUndefined();
});

test("a user's sessions are listed, the last used first, and only that user can end them", async () => {
  await endAll("riley");
  await write("phone", { expiresAt: later(60) });
  await write("desk");
  await write("gone", { expiresAt: now });
  await write("sams", { userId: "sam" });
  const list = async () =>
    (await store.run(listSessions, { userId: "riley", now })).map(({ id }) => id);
  expect(await list()).toEqual(["desk", "phone"]);
  expect(await store.run(endSession, { id: "sams", userId: "riley" })).toBe(false);
  expect(await read("sams")).toBeDefined();
  expect(await store.run(endSession, { id: "phone", userId: "riley" })).toBe(true);
  expect(await list()).toEqual(["desk"]);
  await endAll("sam");
});

const turnOn = (id: string, userId: string, sessionId = `session of ${userId}`) =>
  store.run(saveDevice, {
    id,
    userId,
    sessionId,
    name: "phone",
    at: now,
    endpoint: `https://push.example/${id}`,
    p256dh: "key",
    auth: "auth",
  });

const devicesOf = async (userId: string) =>
  (await store.run(listDevices, { userId })).map(({ id }) => id);

test("ending a session ends its notifications, also after a new sign-in in the same browser", async () => {
  await write("lost phone");
  await turnOn("lost", "riley", "lost phone");
  await write("later", { replaced: "lost phone" });
  await write("at the desk");
  await turnOn("desk", "riley", "at the desk");
  await store.run(endSession, { id: "later", userId: "riley" });
  expect(await devicesOf("riley")).toEqual(["desk"]);
  await endAll("riley");
});

test("a password is changed only if the old one is right, and then all sessions but one end, with their notifications", async () => {
  await write("here");
  await write("there");
  await write("sam-1", { userId: "sam" });
  await turnOn("sams", "sam");
  await turnOn("desk", "riley", "here");
  await turnOn("phone", "riley", "there");
  const input = { userId: "riley", old: "riley's hash", password: "new", keptSession: "here" };
  expect(await store.run(changePassword, { ...input, old: "wrong" })).toBe(false);
  expect(await read("there")).toBeDefined();
  expect(await store.run(changePassword, input)).toBe(true);
  expect(await read("here")).toBeDefined();
  expect(await read("there")).toBeUndefined();
  expect(await devicesOf("riley")).toEqual(["desk"]);
  expect(await read("sam-1")).toBeDefined();
  const user = await store.run(findUser, { username: "riley" });
  expect(user).toMatchObject({ id: "riley", username: "riley", password: "new" });
  const everywhere = { ...input, old: "new", password: "newer", keptSession: null };
  expect(await store.run(changePassword, everywhere)).toBe(true);
  expect(await read("here")).toBeUndefined();
  expect([await devicesOf("riley"), await devicesOf("sam")]).toEqual([[], ["sams"]]);
  expect(await store.run(findUser, { username: "nobody" })).toBeUndefined();
});

test("instances that start at the same time get the same secret", async () => {
  const keep = (secret: string) => store.run(keepSecret, { secret });
  const secrets = await Promise.all(["a", "b", "c", "d", "e"].map(keep));
  expect(new Set(secrets).size).toBe(1);
  expect(await keep("f")).toBe(secrets[0]);
});

test("of many wrong passwords at the same time ten of a client are checked in a quarter of an hour", async () => {
  const crowd = () => Promise.all(Array.from({ length: 30 }, () => tryOnce(0, "crowd")));
  const checked = (results: readonly boolean[]) => results.filter(Boolean);
  expect(checked(await crowd())).toHaveLength(10);
  expect(await tryOnce(14, "crowd")).toBe(false);
  expect(await tryOnce(0, "another")).toBe(true);
  expect(await tryOnce(15, "crowd")).toBe(true);
});

test("a right password does not count", async () => {
  for (let nth = 0; nth < 20; nth += 1) {
    expect(await tryOnce(0, "right")).toBe(true);
    await store.run(forgetAttempt, attempt(0, "right"));
  }
});

test("over fifty of all, each client has its first three", async () => {
  for (let client = 0; client < 5; client += 1)
    for (let nth = 0; nth < 10; nth += 1)
      expect(await tryOnce(0, `client ${client}`, "all")).toBe(true);
  const results = [];
  for (let nth = 0; nth < 5; nth += 1) results.push(await tryOnce(0, "late", "all"));
  expect(results).toEqual([true, true, true, false, false]);
  expect(await tryOnce(0, "late", "others")).toBe(true);
});

test("a user name ignores case and surrounding blanks, and can be taken only once", async () => {
  const find = async (username: string) => (await store.run(findUser, { username }))?.id;
  const add = (id: string, username: string) =>
    store.run(addUser, { id, username, password: "hash" });
  expect(await add("zoe", "Zoë")).toBe(true);
  for (const name of ["Zoë", " zoë ", "ZOË", "ZOË".normalize("NFD")])
    expect(await find(name)).toBe("zoe");
  expect(await find("Zoe")).toBeUndefined();
  expect(await add("other", " ZOË")).toBe(false);
  const names = (await store.run(listUsers, undefined)).map(({ username }) => username);
  expect(names).toEqual(["riley", "sam", "Zoë"]);
  expect(await store.run(removeUser, { userId: "zoe" })).toBe(true);
});

test("a sweep deletes expired sessions and attempts, and nothing else", async () => {
  await write("old", { expiresAt: later(10) });
  await write("new", { expiresAt: later(20) });
  await store.run(sweep, { now: later(10) });
  expect(await read("old", now)).toBeUndefined();
  expect(await read("new", now)).toBeDefined();
  for (let nth = 0; nth < 10; nth += 1) await tryOnce(0, "swept");
  expect(await tryOnce(0, "swept")).toBe(false);
  await store.run(sweep, { now: later(2 * 86_400) });
  // A deleted key starts over, no matter what the clock says.
  expect(await tryOnce(0, "swept")).toBe(true);
});

const passkey = (id: string, given: { userId?: string; counter?: number; key?: string } = {}) => ({
  id,
  userId: "riley",
  credentialId: `credential-${id}`,
  publicKey: "key",
  counter: 0,
  transports: '["internal"]',
  name: `${id}'s name`,
  createdAt: now,
  challenge: { key: given.key ?? `challenge of ${id}`, expiresAt: later(300) },
  ...given,
});
const use = (id: string, counter: number, key: string) =>
  store.run(usePasskey, {
    credentialId: `credential-${id}`,
    counter,
    at: later(1),
    challenge: { key, expiresAt: later(300) },
  });

test("a passkey can be added only once, and only its user can list and remove it", async () => {
  expect(await store.run(addPasskey, passkey("phone"))).toBe("added");
  expect(await store.run(addPasskey, passkey("key", { counter: 4_294_967_295 }))).toBe("added");
  expect(await store.run(addPasskey, passkey("phone", { key: "other" }))).toBe("used");
  expect(await store.run(addPasskey, passkey("again", { key: "challenge of key" }))).toBe("used");
  const list = () => store.run(listPasskeys, { userId: "riley" });
  const found = { createdAt: now, usedAt: null, transports: '["internal"]' };
  expect(await list()).toEqual([
    { ...found, id: "key", name: "key's name", credentialId: "credential-key" },
    { ...found, id: "phone", name: "phone's name", credentialId: "credential-phone" },
  ]);
  expect(await store.run(findPasskey, { credentialId: "credential-key" })).toEqual({
    userId: "riley",
    credentialId: "credential-key",
    publicKey: "key",
    counter: 4_294_967_295,
  });
  expect((await store.run(listUsers, undefined))[0]).toMatchObject({ passkeys: 2 });
  expect(await store.run(removePasskey, { id: "key", userId: "sam" })).toBe(false);
  expect(await store.run(removePasskey, { id: "key", userId: "riley" })).toBe(true);
  expect(await list()).toMatchObject([{ id: "phone" }]);
});

test("a challenge works once, also for uses at the same moment", async () => {
  const atOnce = await Promise.all([1, 2, 3, 4].map((counter) => use("phone", counter, "first")));
  expect(atOnce.filter(Boolean)).toHaveLength(1);
  expect(await use("phone", 5, "first")).toBe(false);
  expect(await use("phone", 5, "second")).toBe(true);
  expect(await use("removed", 5, "third")).toBe(false);
  expect(await store.run(findPasskey, { credentialId: "credential-phone" })).toMatchObject({
    counter: 5,
  });
  expect((await store.run(listPasskeys, { userId: "riley" }))[0]).toMatchObject({
    id: "phone",
    usedAt: later(1),
  });
});

test("a user can have at most twenty passkeys", async () => {
  for (let count = 1; count < 20; count += 1)
    expect(await store.run(addPasskey, passkey(`p${count}`))).toBe("added");
  expect(await store.run(addPasskey, passkey("p20"))).toBe("full");
  await store.run(addPasskey, passkey("sams", { userId: "sam" }));
});

test("a chosen password ends the first one", async () => {
  await store.run(mustChoosePassword, { username: "sam", until: month });
  const { password: old = "" } = (await store.run(findUserById, { userId: "sam" })) ?? {};
  const input = { userId: "sam", old, password: "own", keptSession: null };
  expect(await store.run(changePassword, input)).toBe(true);
  expect(await store.run(findUserById, { userId: "sam" })).toMatchObject({
    password: "own",
    firstPasswordUntil: null,
  });
});

test("removing a user deletes sessions, devices and passkeys, and nobody else's", async () => {
  await write("sam-last", { userId: "sam" });
  await write("riley-last");
  await turnOn("sams", "sam");
  expect(await store.run(removeUser, { userId: "sam" })).toBe(true);
  expect(await store.run(removeUser, { userId: "sam" })).toBe(false);
  expect(await devicesOf("sam")).toEqual([]);
  expect(await store.run(findPasskey, { credentialId: "credential-sams" })).toBeUndefined();
  expect([await read("sam-last"), (await read("riley-last"))?.expiresAt]).toEqual([
    undefined,
    month,
  ]);
  expect(await store.run(listUsers, undefined)).toHaveLength(1);
});
