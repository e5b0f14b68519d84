import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "#domain/api/session.ts";
import { deviceName } from "#domain/device-name.ts";
import type { Context } from "#server/http/context.ts";
import { hostCookie } from "#server/http/cookies.ts";
import { Problem } from "#server/http/problems.ts";
import { formatWait } from "#server/limits/limits.ts";
import type { LoginThrottle, Proof, SignInCheck } from "./login-throttle.ts";
import { saveSession } from "./session-plugin.ts";
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
  /** Why the user may not sign in although the proof is right. */
  readonly obstacle?: (user: StoredUser) => Problem | undefined;
  /** Whether the proof is still valid once the session is stored. Changing it ends only the sessions stored before. */
  readonly stillHolds: (user: StoredUser) => Promise<boolean>;
}

const deviceLifetimeSeconds = 365 * 86_400;

export function sessionStarter(
  server: FastifyInstance,
  { env, now }: Pick<Context, "env" | "now">,
  throttle: LoginThrottle,
) {
  /** Marks a browser in which the user has signed in before. It gives no access, only its own counter of attempts. */
  const { name, options } = hostCookie(env.SITE_URL, "device");

  function deviceOf({ headers }: FastifyRequest): string | undefined {
    // Parsed again, because sessionPlugin has emptied the parsed cookies.
    const { valid, value } = server.unsignCookie(
      server.parseCookie(headers.cookie ?? "")[name] ?? "",
    );
    return valid ? value : undefined;
  }

  const signedIn = new WeakMap<FastifyRequest, string>();
  // Set after the session's cookie, for clients that keep only the first one.
  server.addHook("onSend", async (request, reply) => {
    const device = signedIn.get(request);
    if (device)
      reply.setCookie(name, device, {
        ...options,
        sameSite: "strict",
        maxAge: deviceLifetimeSeconds,
        signed: true,
      });
  });

  return async function startSession(signIn: SignIn): Promise<Session> {
    const { request, reply, proof, wrong, obstacle, stillHolds } = signIn;
    const device = deviceOf(request);
    const hasLeft = () => request.raw.socket?.destroyed ?? false;
    const attempt = { ...proof, address: request.ip, device, hasLeft };
    const user = userOf(await throttle.checkSignIn(attempt), reply, wrong);
    const refusal = obstacle?.(user);
    if (refusal) throw refusal;
    const ownDevice = device?.startsWith(`${user.id}.`) ? device : `${user.id}.${randomUUID()}`;
    await request.session.regenerate();
    request.session.user = { id: user.id, name: user.username, role: user.role };
    request.session.device = deviceName(request.headers["user-agent"] ?? "");
    request.session.browser = ownDevice;
    await saveSession(request, now());
    if (!(await stillHolds(user))) {
      await request.session.destroy();
      throw wrong;
    }
    signedIn.set(request, ownDevice);
    return sessionOf(user);
  };
}

export type StartSession = ReturnType<typeof sessionStarter>;
