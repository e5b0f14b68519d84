import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { commonPassword, sessionEndpoints } from "#domain/api/session.ts";
import { serve, serveOpen } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { inWords } from "#server/limits/wait-in-words.ts";
import { Problem } from "#server/problems.ts";
import { changePassword } from "#server/session/change-password.ts";
import { deleteSessionsOf } from "#server/session/delete-sessions-of.ts";
import { findUser } from "#server/session/find-user.ts";
import { listUsers } from "#server/session/list-users.ts";
import { type PasswordCheck, passwordChecks } from "./check-password.ts";
import { digestOf } from "./database-sessions.ts";
import { type Device, deviceCookie, newDevice, readDevice, writeDevice } from "./device-cookie.ts";
import { hashPassword } from "./hash-password.ts";
import { isCommonPassword } from "./is-common-password.ts";
import { sessionCookie } from "./session-cookie.ts";
import { saveSession } from "./sessions.ts";

/** Signing in and out, and the password. */
export function sessionRoutes(server: FastifyInstance, app: App, secret: string): void {
  const { env, now, store } = app;
  const { SITE_URL } = env;
  const cookie = sessionCookie(SITE_URL);
  const deviceIn = deviceCookie(SITE_URL);
  const { checkSignIn, checkPresent } = passwordChecks(app, secret);

  /** The user whose password it is, undefined for none. @throws Problem when it came too early */
  function userOf(check: PasswordCheck, reply: FastifyReply) {
    if ("user" in check) return check.user;
    reply.header("retry-after", check.waitSeconds);
    throw new Problem("rate-limited", {
      detail: `Too many wrong tries. Please try again in ${inWords(check.waitSeconds)}.`,
    });
  }

  /** The device that the request's cookie names. The hook of the sessions has emptied the parsed cookies. */
  const deviceOf = ({ headers }: FastifyRequest) =>
    readDevice(server.parseCookie(headers.cookie ?? "")[deviceIn.name], secret);

  const signedIn = new WeakMap<FastifyRequest, Device>();
  // Clients that keep only an answer's first cookie keep the session's, which has been written by now.
  server.addHook("onSend", async (request, reply) => {
    const device = signedIn.get(request);
    if (device) reply.setCookie(deviceIn.name, writeDevice(device, secret), deviceIn.options);
  });

  serve(server, SITE_URL, sessionEndpoints.who, async ({ user }) => ({ username: user.name }));

  serveOpen(server, SITE_URL, sessionEndpoints.signIn, async ({ body, request, reply }) => {
    const { username, password } = body;
    const device = deviceOf(request);
    const hasLeft = () => request.raw.socket?.destroyed ?? false;
    const check = await checkSignIn({ username, password, address: request.ip, device, hasLeft });
    const user = userOf(check, reply);
    const wrong = new Problem("unauthorized", { detail: "The name or the password is wrong." });
    if (!user) throw wrong;
    await request.session.regenerate();
    request.session.user = { id: user.id, name: user.username };
    await saveSession(request, now());
    // A password that was changed meanwhile has ended all sessions but this one.
    const same = await store.run(findUser, { username });
    if (same?.password !== user.password) {
      await request.session.destroy();
      throw wrong;
    }
    const known = device?.userId === user.id ? device : newDevice(user.id);
    signedIn.set(request, known);
    return { username: user.username };
  });

  serve(server, SITE_URL, sessionEndpoints.users, async ({ user }) => {
    const names = await store.run(listUsers, undefined);
    return { users: names.map((username) => ({ username, isYou: username === user.name })) };
  });

  async function signOut({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
    await request.session.destroy();
    reply.clearCookie(cookie.name, cookie.options);
  }

  serve(server, SITE_URL, sessionEndpoints.signOut, signOut);

  serve(server, SITE_URL, sessionEndpoints.signOutEverywhere, async ({ user, request, reply }) => {
    await store.run(deleteSessionsOf, { userId: user.id });
    await signOut({ request, reply });
  });

  serve(
    server,
    SITE_URL,
    sessionEndpoints.changePassword,
    async ({ user, body, request, reply }) => {
      const wrong = new Problem("invalid", {
        errors: { current: "This is not your present password" },
      });
      const known = userOf(await checkPresent(user.name, body.current), reply);
      if (!known) throw wrong;
      if (await isCommonPassword(body.next))
        throw new Problem("invalid", { errors: { next: commonPassword } });
      const password = await hashPassword(body.next);
      const keptSession = digestOf(request.session.sessionId);
      const input = { userId: user.id, old: known.password, password, keptSession };
      if (!(await store.run(changePassword, input))) throw wrong;
    },
  );
}
