import type { FastifyInstance } from "fastify";
import { commonPassword, sessionEndpoints, thisSession } from "#domain/api/session.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve, serveOpen } from "#server/http/serve.ts";
import { loginThrottle } from "./login-throttle.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { hashPassword, isCommonPassword } from "./passwords.ts";
import { peopleRoutes } from "./people-routes.ts";
import { lastUsedOn, sessionCookie, sessionOf, sessionStarter, userOf } from "./session-cookie.ts";
import { endSession, listSessions } from "./sessions.ts";
import { changePassword, findUserById } from "./users.ts";

export function accountRoutes(server: FastifyInstance, app: Context, secret: string): void {
  const { env, now, store } = app;
  const { SITE_URL } = env;
  const cookie = sessionCookie(SITE_URL);
  const throttle = loginThrottle(app, secret);
  const startSession = sessionStarter(app);
  passkeyRoutes(server, app, startSession);
  peopleRoutes(server, app);

  serve(server, sessionEndpoints.who, async ({ user }) => {
    const stored = await store.run(findUserById, { userId: user.id });
    if (!stored) throw new Problem("unauthorized");
    return sessionOf(stored);
  });

  serveOpen(server, sessionEndpoints.signIn, async ({ body, request, reply }) => {
    const { username, password } = body;
    const wrong = new Problem("unauthorized", { detail: "The name or the password is wrong." });
    const check = await throttle.checkSignIn(request.ip, username, password);
    return startSession({ request, reply, user: userOf(check, reply, wrong), wrong });
  });

  serve(server, sessionEndpoints.sessions, async ({ user }) => {
    const input = { userId: user.id, now: now().toISOString() };
    const sessions = await store.run(listSessions, input);
    return {
      sessions: sessions.map(({ id, device, createdAt, expiresAt }) => ({
        id,
        device,
        createdAt,
        usedOn: lastUsedOn(expiresAt),
        isThis: id === user.sessionId,
      })),
    };
  });

  serve(server, sessionEndpoints.endSession, async ({ user, params, reply }) => {
    const id = params["id"] === thisSession ? user.sessionId : (params["id"] ?? "");
    const isEnded = await store.run(endSession, { id, userId: user.id });
    if (id === user.sessionId) reply.clearCookie(cookie.name, cookie.options);
    else if (!isEnded) throw new Problem("not-found");
  });

  serve(server, sessionEndpoints.changePassword, async ({ user, body, reply }) => {
    const wrong = new Problem("invalid", {
      errors: { current: "This is not your current password" },
    });
    const check = await throttle.checkCurrentPassword(user.name, body.current);
    const known = userOf(check, reply, wrong);
    if (await isCommonPassword(body.next))
      throw new Problem("invalid", { errors: { next: commonPassword } });
    if (body.next === body.current && known.firstPasswordUntil !== null)
      throw new Problem("invalid", { errors: { next: "Please choose another one" } });
    const password = await hashPassword(body.next);
    const given = { userId: user.id, old: known.password, password };
    const input = { ...given, keptSession: user.sessionId };
    if (!(await store.run(changePassword, input))) throw wrong;
  });
}
