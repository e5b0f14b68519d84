import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "#domain/api/session.ts";
import { deviceName } from "#domain/device-name.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Context } from "#server/http/context.ts";
import { hostCookie } from "#server/http/cookies.ts";
import { Problem } from "#server/http/problems.ts";
import { formatWait } from "#server/limits/limits.ts";
import type { LoginThrottle, Proof, SignInCheck } from "./login-throttle.ts";
import { expiryOf, newToken, setSessionCookie } from "./session-cookie.ts";
import { addSession, deleteSession } from "./sessions.ts";
import type { StoredUser } from "./users.ts";

export const sessionOf = ({ username, role, firstPasswordUntil }: StoredUser): Session => ({
  username,
  role,
  firstPasswordUntil,
});

/** @throws `wrong` if the proof is wrong, or a Problem if the attempt came too early */
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
  readonly proof: Proof;
  readonly wrong: Problem;
  /** Whether the proof is still valid once the session is stored. Changing it ends only the sessions stored before. */
  readonly stillHolds: (user: StoredUser) => Promise<boolean>;
}

const deviceLifetimeSeconds = 365 * 86_400;

export function sessionStarter(
  { env, now, store }: Pick<Context, "env" | "now" | "store">,
  throttle: LoginThrottle,
) {
  /** Marks a browser in which the user has signed in before. It gives no access, only its own counter of attempts. */
  const { name, options } = hostCookie(env.SITE_URL, "device");

  function deviceOf(request: FastifyRequest): string | undefined {
    const { valid, value } = request.unsignCookie(request.cookies[name] ?? "");
    return valid ? value : undefined;
  }

  return async function startSession(signIn: SignIn): Promise<Session> {
    const { request, reply, proof, wrong, stillHolds } = signIn;
    const device = deviceOf(request);
    const hasLeft = () => request.raw.socket?.destroyed ?? false;
    const attempt = { ...proof, address: request.ip, device, hasLeft };
    const user = userOf(await throttle.checkSignIn(attempt), reply, wrong);
    const at = now();
    if (user.firstPasswordUntil !== null && user.firstPasswordUntil <= at.toISOString())
      throw new Problem("expired-password");
    const ownDevice = device?.startsWith(`${user.id}.`) ? device : `${user.id}.${randomUUID()}`;
    const token = newToken();
    const id = digestOf(token);
    const expires = expiryOf(at);
    await store.run(addSession, {
      id,
      userId: user.id,
      device: deviceName(request.headers["user-agent"] ?? ""),
      browser: ownDevice,
      createdAt: at.toISOString(),
      expiresAt: expires.toISOString(),
      replaced: request.user?.sessionId ?? null,
    });
    if (!(await stillHolds(user))) {
      await store.run(deleteSession, { id });
      throw wrong;
    }
    // The session's cookie comes first, for clients that keep only one.
    setSessionCookie(reply, env.SITE_URL, token, expires);
    reply.setCookie(name, ownDevice, {
      ...options,
      sameSite: "strict",
      maxAge: deviceLifetimeSeconds,
      signed: true,
    });
    return sessionOf(user);
  };
}

export type StartSession = ReturnType<typeof sessionStarter>;
