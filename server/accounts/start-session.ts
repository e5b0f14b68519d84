import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "#domain/api/session.ts";
import { deviceName } from "#domain/device-name.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { formatWait } from "#server/limits/limits.ts";
import type { SignInCheck } from "./login-throttle.ts";
import { expiryOf, newToken, setSessionCookie } from "./session-cookie.ts";
import { addSession, deleteSession } from "./sessions.ts";
import type { StoredUser } from "./users.ts";

export const sessionOf = ({ username, role, firstPasswordUntil }: StoredUser): Session => ({
  username,
  role,
  firstPasswordUntil,
});

/** @throws `wrong` if the password is wrong, or a Problem if the attempt came too early */
export function userOf(check: SignInCheck, reply: FastifyReply, wrong: Problem): StoredUser {
  if (check.waitSeconds > 0) {
    reply.header("retry-after", check.waitSeconds);
    throw new Problem("rate-limited", {
      detail: `Too many failed attempts. Please try again in ${formatWait(check.waitSeconds)}.`,
    });
  }
  if (!check.user) throw wrong;
  return check.user;
}

interface SignIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly user: StoredUser;
  readonly wrong: Problem;
  /** Whether the proof is still valid once the session is stored. Changing it ends only the sessions stored before. */
  readonly stillHolds: (user: StoredUser) => Promise<boolean>;
}

export function sessionStarter({ env, now, store }: Pick<Context, "env" | "now" | "store">) {
  return async function startSession(signIn: SignIn): Promise<Session> {
    const { request, reply, user, wrong, stillHolds } = signIn;
    const at = now();
    if (user.firstPasswordUntil !== null && user.firstPasswordUntil <= at.toISOString())
      throw new Problem("expired-password");
    const token = newToken();
    const id = digestOf(token);
    const expires = expiryOf(at);
    await store.run(addSession, {
      id,
      userId: user.id,
      device: deviceName(request.headers["user-agent"] ?? ""),
      createdAt: at.toISOString(),
      expiresAt: expires.toISOString(),
      replaced: request.user?.sessionId ?? null,
    });
    if (!(await stillHolds(user))) {
      await store.run(deleteSession, { id });
      throw wrong;
    }
    setSessionCookie(reply, env.SITE_URL, token, expires);
    return sessionOf(user);
  };
}

export type StartSession = ReturnType<typeof sessionStarter>;
