import { expect, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { addOwner, signIn, trySignIn } from "#server/testing/sign-in.ts";
import { newDevice, readDevice, writeDevice } from "./device-cookie.ts";

const cookieOf = (answer: { readonly cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === "__Host-device");

test("a device cookie that was altered or signed with another secret is ignored", () => {
  const device = newDevice("riley-id");
  const written = writeDevice(device, "secret");
  expect(readDevice(written, "secret")).toEqual(device);
  expect(readDevice(written, "another secret")).toBeUndefined();
  expect(readDevice(written.replace("riley", "robin"), "secret")).toBeUndefined();
  for (const cookie of [undefined, "", "a.b", `a.b.${"x".repeat(43)}`, `${written}x`])
    expect(readDevice(cookie, "secret")).toBeUndefined();
});

test("signing in leaves a cookie for a year that scripts, other sites and other hosts cannot use", () =>
  withApp({}, async ({ server, app }) => {
    await addOwner(app);
    const answer = await trySignIn(server);
    expect(cookieOf(answer)).toMatchObject({
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "Strict",
      maxAge: 365 * 86_400,
    });
    expect(await trySignIn(server, { password: "wrong" })).toMatchObject({ cookies: [] });
  }));

test("the device cookie alone signs nobody in, and it survives signing out", () =>
  withApp({}, async ({ server, app }) => {
    await addOwner(app);
    const device = cookieOf(await trySignIn(server));
    const headers = { cookie: `${device?.name}=${device?.value}` };
    expect(await server.inject({ url: "/api/session", headers })).toMatchObject({
      statusCode: 401,
    });
    const session = await signIn({ server, app });
    const out = await server.inject({ method: "DELETE", url: "/api/session", headers: session });
    expect(out.cookies.map(({ name }) => name)).toEqual(["__Host-session"]);
    // The next sign-in keeps it, and another user's makes another.
    expect(cookieOf(await trySignIn(server, {}, headers))?.value).toBe(device?.value);
    await addOwner(app, "sam");
    const sams = cookieOf(await trySignIn(server, { username: "sam" }, headers));
    expect(sams?.value).not.toBe(device?.value);
  }));
