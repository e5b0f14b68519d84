import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { verifyPassword } from "#server/accounts/passwords.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { withApp } from "#server/testing/app.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { openStore } from "#server/testing/open-store.ts";
import { runOwner } from "#server/testing/run-owner.ts";
import { addOwner, sessionStatus, signIn, trySignIn } from "#server/testing/sign-in.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { publishVersion, readWebsite, saveDraft } from "#server/website/versions.ts";

const DATA_DIR = temporaryFolder(afterAll);

const password = "dachshunds dig at dawn";
const typed = `${password}\n${password}\n`;

const owner = (args: readonly string[], input = "", env: Readonly<Record<string, string>> = {}) =>
  runOwner(args, { input, env: { DATA_DIR, DATABASE_URL: "", ...env } });

/** The same in a process of its own. */
const startOwner = (args: readonly string[], input = "", folder = ".", dataDir = DATA_DIR) =>
  spawnSync(process.execPath, [resolve("server/cli/main.ts"), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    encoding: "utf8",
    cwd: folder,
    input,
  });

beforeAll(async () => {
  const store = await openStore({ DATA_DIR });
  for (const [id, createdAt] of [
    ["old", "2026-11-20T17:00:00.000Z"],
    ["new", "2026-11-21T17:00:00.000Z"],
  ] as const)
    await store.run(storeBooking, newBooking({ id, createdAt }));
  await store.close();
});

test("the bookings are printed as a table, the newest first, in Phoenix time and without control characters", async () => {
  const env = { DATA_DIR: temporaryFolder(onTestFinished) };
  const store = await openStore(env);
  for (const [id, createdAt, numDogs] of [
    ["old", "2026-11-20T17:00:00.000Z", "2"],
    ["new", "2026-11-21T17:00:00.000Z", "6\u001b[2J"],
  ] as const)
    await store.run(
      storeBooking,
      newBooking({ id, createdAt, booking: { ...validBooking, numDogs } }),
    );
  await store.close();
  const { stdout, status } = await owner(["bookings"], "", env);
  const [newest, oldest] = stdout.split("\n").filter((line) => line.includes("Ana Núñez"));
  expect(newest).toMatch(/2026-11-21 10:00.*pending.*\(480\) 555-0199/);
  expect(oldest).toMatch(/2026-11-20 10:00/);
  expect(stdout).not.toContain("\u001b");
  expect(status).toBe(0);
  expect((await owner(["bookings", "--since", "2999-01-01"], "", env)).stdout).toBe(
    "No bookings.\n",
  );
});

test("one command makes a backup and one restores it", async () => {
  const file = join(DATA_DIR, "backup.db");
  const told = "2 bookings, 2 lines of history, 4 messages, 0 users";
  expect((await owner(["backup", file])).stdout).toBe(`${file} holds ${told}.\n`);
  const empty = join(DATA_DIR, "empty");
  const restored = await owner(["restore", file, "--no-mail"], "", { DATA_DIR: empty });
  const into = join(empty, "bookings.db");
  expect(restored).toMatchObject({ stdout: `Restored ${told} into ${into}.\n`, status: 0 });
  const listed = await owner(["bookings"], "", { DATA_DIR: empty });
  expect(listed.stdout.split("\n").filter((line) => line.includes("Ana"))).toHaveLength(2);
});

test("in another folder a command creates no second database, and says where it looked", () => {
  const elsewhere = temporaryFolder(onTestFinished);
  const run = startOwner(["bookings"], "", elsewhere, "");
  const place = join(realpathSync(elsewhere), "data", "bookings.db");
  expect(run.stderr).toContain(`There is no database here: ${place}. Nothing was made.`);
  expect(run.status).toBe(1);
  // NODE_COMPILE_CACHE may leave node_modules.
  expect(readdirSync(elsewhere).filter((name) => name !== "node_modules")).toEqual([]);
});

test.each([
  [["bookings"]],
  [["backup", "elsewhere.db"]],
  [["add", "riley"]],
  [["password", "riley"]],
])("%j without a database makes none", async (args) => {
  const elsewhere = join(DATA_DIR, "elsewhere");
  const { status, stderr } = await owner(args, typed, { DATA_DIR: elsewhere });
  expect(stderr).toContain(`here: ${join(elsewhere, "bookings.db")}. Nothing was made.`);
  expect(status).toBe(1);
  expect(existsSync(elsewhere)).toBe(false);
});

test("a user is added once, with an argon2id hash of the password", async () => {
  expect(startOwner(["add", "riley"], typed)).toMatchObject({
    status: 0,
    stdout: "Added riley, an owner.\n",
  });
  const again = await owner(["add", "riley"], typed);
  expect(again).toMatchObject({ status: 1, stderr: "There is already a user named riley.\n" });
  const { rows } = await runSql({ DATA_DIR }, "select password from users");
  const [user] = rows;
  expect(await verifyPassword(password, String(user?.["password"]))).toBe(true);
});

test.each([
  ["two different passwords", ["add", "sam"], "dachshunds dig\ndachshunds dug\n", "differ"],
  ["a short one", ["add", "sam"], "short\nshort\n", "at least 12 characters"],
  ["a common one", ["add", "sam"], "123456qwerty\n123456qwerty\n", "it is guessed first"],
  ["none", ["add", "sam"], "", "An answer is missing."],
  ["an unknown option", ["bookings", "--all"], "", "--all"],
  ["no command", [], "", "Usage:"],
  [
    "a backup into two files",
    ["backup", "a", "b"],
    "",
    "There is no place for b.\n\n  backup FILE\n",
  ],
  ["a backup into none", ["backup"], "", "FILE is missing.\n\n  backup FILE\n"],
  ["a misspelled command", ["bckup"], "", "There is no command bckup.\n\n  backup FILE\n"],
  ["a backup into an existing file", ["backup", "package.json"], "", "already exists"],
  ["a file that is not a backup", ["restore", "package.json"], "", "not a backup"],
])("%s changes nothing and says why", async (_, args, input, reason) => {
  const run = await owner(args, input);
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(reason);
  expect(run.stderr).not.toContain("    at ");
});

test("a command that fails ends with 1", () => {
  const { status, stderr } = startOwner(["forget", "riley"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command forget\. See: .* help\n$/);
});

test("a password set by command signs every browser out, and works at once", async () => {
  const folder = { DATA_DIR: temporaryFolder(onTestFinished), SESSION_SECRET: "" };
  const env = { SESSION_SECRET: undefined };
  await withApp({ env, store: await openStore(folder) }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    expect(await owner(["password", "riley"], typed, folder)).toMatchObject({
      status: 0,
      stdout: "riley has a new password and is signed out everywhere.\n",
    });
    expect(await sessionStatus(server, headers)).toBe(401);
    expect(await trySignIn(server, { password })).toMatchObject({ statusCode: 200 });
  });
  expect(await owner(["password", "robin"], typed, folder)).toMatchObject({
    status: 1,
    stderr: "There is no user named robin.\n",
  });
});

test("helpers can be added, and those who can sign in are listed", async () => {
  const folder = { DATA_DIR: temporaryFolder(onTestFinished), SESSION_SECRET: "" };
  await withApp({ store: await openStore(folder) }, async ({ server, app }) => {
    await addOwner(app);
    expect(await owner(["add", "Kim", "--helper"], typed, folder)).toMatchObject({
      status: 0,
      stdout: "Added Kim, a helper.\n",
    });
    const given = { username: "kim", password };
    expect((await trySignIn(server, given)).json()).toMatchObject({ role: "helper" });
    expect(await owner(["people"], "", folder)).toMatchObject({
      status: 0,
      stdout: "Kim (helper, passkeys: 0)\nriley (owner, passkeys: 0)\n",
    });
  });
});

test("versions are listed, and an earlier one is published again beside a program that runs", async () => {
  const env = { DATA_DIR: temporaryFolder(onTestFinished) };
  const website = (...args: readonly string[]) => owner(["website", ...args], "", env);
  const store = await openStore(env);
  expect((await website("show")).stdout).toBe(
    "The website is as built.\nNot public yet: nothing\n",
  );
  expect(await website("undo")).toMatchObject({ status: 1, stdout: "" });
  const by = { actor: "riley", at: "2026-11-20T17:00:00.000Z" };
  await store.run(publishVersion, { ...by, seen: 0, changes: { license: "12" }, isDraft: true });
  await store.run(publishVersion, { ...by, seen: 1, changes: { license: "13" }, isDraft: true });
  await store.run(saveDraft, { ...by, thing: "notice", seen: null, value: "null" });
  expect((await website("show")).stdout.split("\n")).toEqual([
    "Version 2, November 20, 2026, Friday, 10 AM, by riley: license",
    "Version 1, November 20, 2026, Friday, 10 AM, by riley: license",
    ...["Not public yet: notice", ""],
  ]);

  expect((await website("undo")).stdout).toBe("Version 3 says what version 1 said.\n");
  const { newest, drafts } = await store.run(readWebsite, undefined);
  expect([newest.changes, Object.keys(drafts)]).toEqual([{ license: "12" }, ["notice"]]);
  expect((await website("undo", "--to", "0")).stdout).toBe("Version 4 says what version 0 said.\n");
  expect((await store.run(readWebsite, undefined)).newest.changes).toEqual({});
  for (const to of ["4", "1.5", "-1", "x"])
    expect(await website("undo", `--to=${to}`), to).toMatchObject({
      ...{ status: 1, stderr: "There is no such earlier version. Nothing was changed.\n" },
    });
  expect(await website("redo")).toMatchObject({
    ...{ status: 1, stderr: "There is no redo: only show and undo.\n" },
  });
  await store.close();
});
