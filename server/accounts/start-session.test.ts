import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { addOwner, signIn, trySignIn } from "#server/testing/sign-in.ts";

const cookieOf = (answer: { readonly cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === "__Host-device");

test("a device cookie that was altered or signed with another secret is replaced", () =>
  withApp({}, async ({ server, app }) => {
    await addOwner(app);
    const next = async (cookie: string) =>
      cookieOf(await trySignIn(server, {}, { cookie: `__Host-device=${cookie}` }))?.value;
    const own = cookieOf(await trySignIn(server))?.value ?? "";
    expect(await next(own)).toBe(own);
    const [device = ""] = own.split(/\.(?=[^.]*$)/);
    const altered = own.replace(/^./, (first) => (first === "a" ? "b" : "a"));
    const signature = createHmac("sha256", "another secret").update(device).digest("base64");
    const foreign = encodeURIComponent(`${device}.${signature.replace("=", "")}`);
    for (const cookie of [
      "",
      "a.b",
      device,
      `${device}.${"x".repeat(43)}`,
      `${own}x`,
      altered,
      foreign,
    ])
      expect(await next(cookie)).not.toBe(cookie);
  }));

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
