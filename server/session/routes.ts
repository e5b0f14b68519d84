import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { commonPassword, sessionEndpoints } from "#domain/api/session.ts";
import { serve, serveOpen } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { inWords } from "#server/limits/wait-in-words.ts";
import { Problem } from "#server/problems.ts";
import { checkPassword } from "./check-password.ts";
import { digestOf } from "./database-sessions.ts";
import { hashPassword } from "./hash-password.ts";
import { isCommonPassword } from "./is-common-password.ts";
import { sessionCookie } from "./session-cookie.ts";
import { saveSession } from "./sessions.ts";

/** Signing in and out, and the password. */
export function sessionRoutes(server: FastifyInstance, app: App, secret: string): void {
  const { env, now, store } = app;
  const { SITE_URL } = env;
  const cookie = sessionCookie(SITE_URL);

  /** The user whose password it is, undefined for none. Too early, it is refused. */
  async function check(
    username: string,
    password: string,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    const result = await checkPassword(app, { username, password, address: request.ip }, secret);
    if ("user" in result) return result.user;
    reply.header("retry-after", result.waitSeconds);
    throw new Problem("rate-limited", {
      detail: `Too many wrong tries. Please try again in ${inWords(result.waitSeconds)}.`,
    });
  }

  serve(server, SITE_URL, sessionEndpoints.who, async ({ user }) => ({ username: user.name }));

  serveOpen(server, SITE_URL, sessionEndpoints.signIn, async ({ body, request, reply }) => {
    const { username } = body;
    const user = await check(username, body.password, { request, reply });
    const wrong = new Problem("unauthorized", { detail: "The name or the password is wrong." });
    if (!user) throw wrong;
    await store.run({ name: "sweepSessions", input: { now: now().toISOString() } });
    await request.session.regenerate();
    request.session.user = { id: user.id, name: user.username };
    await saveSession(request, now());
    // A password that was changed meanwhile has ended all sessions but this one.
    const same = await store.run({ name: "findUser", input: { username } });
    if (same?.password === user.password) return { username };
    await request.session.destroy();
    throw wrong;
  });

  async function signOut({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
    await request.session.destroy();
    reply.clearCookie(cookie.name, cookie.options);
  }

  serve(server, SITE_URL, sessionEndpoints.signOut, signOut);

  serve(server, SITE_URL, sessionEndpoints.signOutEverywhere, async ({ user, request, reply }) => {
    await store.run({ name: "deleteSessionsOf", input: { userId: user.id } });
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
      const known = await check(user.name, body.current, { request, reply });
      if (!known) throw wrong;
      if (await isCommonPassword(body.next))
        throw new Problem("invalid", { errors: { next: commonPassword } });
      const password = await hashPassword(body.next);
      const keptSession = digestOf(request.session.sessionId);
      const input = { userId: user.id, old: known.password, password, keptSession };
      if (!(await store.run({ name: "changePassword", input }))) throw wrong;
    },
  );
}
