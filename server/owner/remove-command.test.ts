import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#server/store.ts";
import { withApp } from "#server/testing/app.ts";
import { addOwner, signIn, trySignIn } from "#server/testing/sign-in.ts";

test("who is removed is signed out and cannot come back; the last one stays unless forced", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "owner-"));
  const remove = (...args: string[]) =>
    spawnSync(process.execPath, ["server/owner/main.ts", "remove", ...args], {
      env: { ...process.env, DATA_DIR, DATABASE_URL: "" },
      encoding: "utf8",
    });
  await withApp({ store: await openStore({ DATA_DIR }) }, async ({ server, app }) => {
    await addOwner(app, "sam");
    const headers = await signIn({ server, app }, "riley");
    expect(remove("robin")).toMatchObject({
      status: 1,
      stderr: "There is no user named robin.\n",
    });
    expect(remove("riley")).toMatchObject({
      status: 0,
      stdout: "Removed riley, who is signed out everywhere.\n",
    });
    expect(await server.inject({ url: "/api/session", headers })).toMatchObject({
      statusCode: 401,
    });
    expect(await trySignIn(server, { username: "riley" })).toMatchObject({ statusCode: 401 });

    const last = remove("sam");
    expect(last).toMatchObject({ status: 1, stdout: "" });
    expect(last.stderr).toContain("sam is the last who may see bookings");
    expect(await trySignIn(server, { username: "sam" })).toMatchObject({ statusCode: 200 });
    expect(remove("sam", "--force")).toMatchObject({ status: 0 });
    expect(await trySignIn(server, { username: "sam" })).toMatchObject({ statusCode: 401 });
  });
  rmSync(DATA_DIR, { recursive: true });
});
