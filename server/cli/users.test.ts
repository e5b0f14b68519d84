import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { openStore } from "#server/testing/open-store.ts";
import { runOwner } from "#server/testing/run-owner.ts";
import { addOwner, sessionStatus, signIn, trySignIn } from "#server/testing/sign-in.ts";

let DATA_DIR = "";
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "owner-"));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

const owner = (args: readonly string[], input = "") =>
  runOwner(args, { input, env: { DATA_DIR, DATABASE_URL: "", SESSION_SECRET: "" } });

const password = "bones are buried at noon";
const typed = `${password}\n${password}\n`;

test("a password set by command signs every browser out, works at once, and lifts the wait after wrong ones", async () => {
  const env = { SESSION_SECRET: undefined };
  await withApp({ env, store: await openStore({ DATA_DIR }) }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    for (let mistyped = 1; mistyped <= 5; mistyped += 1)
      await trySignIn(server, { password: "wrong" });
    expect(await trySignIn(server)).toMatchObject({ statusCode: 429 });
    expect(await owner(["password", "riley"], typed)).toMatchObject({
      status: 0,
      stdout: "riley has a new password and is signed out everywhere.\n",
    });
    expect(await sessionStatus(server, headers)).toBe(401);
    expect(await trySignIn(server, { password })).toMatchObject({ statusCode: 200 });
  });
  expect(await owner(["password", "robin"], typed)).toMatchObject({
    status: 1,
    stderr: "There is no user named robin.\n",
  });
});

test("helpers can be added and roles changed, but the last owner stays an owner", async () => {
  await withApp({ store: await openStore({ DATA_DIR }) }, async ({ server, app }) => {
    await addOwner(app);
    expect(await owner(["add", "Kim", "--helper"], typed)).toMatchObject({
      status: 0,
      stdout: "Added Kim, a helper.\n",
    });
    const given = { username: "kim", password };
    expect((await trySignIn(server, given)).json()).toMatchObject({ role: "helper" });
    const last = await owner(["role", "riley", "--helper"]);
    expect(last).toMatchObject({ status: 1, stdout: "" });
    expect(last.stderr).toContain("riley is the last owner");
    expect(await owner(["role", "Kim"])).toMatchObject({
      status: 0,
      stdout: "Kim is an owner now.\n",
    });
    expect((await trySignIn(server, given)).json()).toMatchObject({ role: "owner" });
    expect(await owner(["role", "riley", "--helper"])).toMatchObject({ status: 0 });
    expect(await owner(["people"])).toMatchObject({
      status: 0,
      stdout: "Kim (owner, passkeys: 0)\nriley (helper, passkeys: 0)\n",
    });
  });
});
