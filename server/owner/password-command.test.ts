import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#server/store.ts";
import { withApp } from "#server/testing/app.ts";
import { addOwner, signIn, trySignIn } from "#server/testing/sign-in.ts";

test("a new password by command counts at once, and signs every browser out", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "owner-"));
  const owner = (args: string[], input: string) =>
    spawnSync(process.execPath, ["server/owner/main.ts", ...args], {
      env: { ...process.env, DATA_DIR, DATABASE_URL: "" },
      encoding: "utf8",
      input,
    });
  const password = "bones are buried at noon";
  await withApp({ store: await openStore({ DATA_DIR }) }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const short = owner(["password", "riley"], "short\nshort\n");
    expect(short).toMatchObject({ status: 1, stdout: "" });
    expect(short.stderr).toContain("at least 12 characters");
    expect(await server.inject({ url: "/api/session", headers })).toMatchObject({
      statusCode: 200,
    });

    expect(owner(["password", "riley"], `${password}\n${password}\n`)).toMatchObject({
      status: 0,
      stdout: "riley has a new password and is signed out everywhere.\n",
    });
    expect(await server.inject({ url: "/api/session", headers })).toMatchObject({
      statusCode: 401,
    });
    expect(await trySignIn(server)).toMatchObject({ statusCode: 401 });
    expect(await trySignIn(server, { password })).toMatchObject({ statusCode: 200 });
  });
  expect(owner(["password", "robin"], `${password}\n${password}\n`)).toMatchObject({
    status: 1,
    stderr: "There is no user named robin.\n",
  });
  rmSync(DATA_DIR, { recursive: true });
});

test("it lifts the wait of an address from which somebody has mistyped", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "owner-"));
  const env = { SESSION_SECRET: undefined, TRUST_PROXY: 1 };
  await withApp({ env, store: await openStore({ DATA_DIR }) }, async ({ server, app }) => {
    await addOwner(app);
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let mistyped = 1; mistyped <= 5; mistyped += 1)
      await trySignIn(server, { password: "wrong" }, from("198.51.100.1"));
    expect(await trySignIn(server, {}, from("198.51.100.1"))).toMatchObject({ statusCode: 429 });
    spawnSync(process.execPath, ["server/owner/main.ts", "password", "riley"], {
      env: { ...process.env, DATA_DIR, DATABASE_URL: "", SESSION_SECRET: "" },
      input: "bones are buried at noon\nbones are buried at noon\n",
    });
    expect(
      await trySignIn(server, { password: "bones are buried at noon" }, from("198.51.100.1")),
    ).toMatchObject({ statusCode: 200 });
  });
  rmSync(DATA_DIR, { recursive: true });
});
