import { randomBytes } from "node:crypto";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "#domain/api/session.ts";
import { dayMs, minuteMs, phoenixDay } from "#domain/dates.ts";
import { deviceName } from "#domain/device-name.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { formatWait, sendWait } from "#server/limits/limits.ts";
import type { SignInCheck } from "./login-throttle.ts";
import { addSession, readSession, renewSession } from "./sessions.ts";
import type { StoredUser } from "./users.ts";

const lifetimeMs = 30 * dayMs;

/** Some changes need a sign-in within this time. */
const recentMs = 10 * minuteMs;

/** A Phoenix day. The first request of each day renews the session. */
export const lastUsedOn = (expiresAt: string): string =>
  phoenixDay(new Date(Date.parse(expiresAt) - lifetimeMs));

const expiryOf = (now: Date): Date => new Date(now.getTime() + lifetimeMs);

const newToken = (): string => randomBytes(24).toString("base64url");

function setSessionCookie(
  reply: FastifyReply,
  siteUrl: string,
  token: string,
  expires: Date,
): void {
  const { name, options } = sessionCookie(siteUrl);
  reply.setCookie(name, token, { ...options, signed: true, expires });
}

/** Sets `request.user` from the cookie, and renews the session once a day. */
export async function readSessions(
  server: FastifyInstance,
  { env: { SITE_URL }, now, store }: Pick<Context, "env" | "now" | "store">,
  secret: string,
): Promise<void> {
  const { name } = sessionCookie(SITE_URL);
  await server.register(cookie, { secret });
  server.decorateRequest("user", null);
  server.addHook("onRequest", async (request, reply) => {
    const { valid, value } = request.unsignCookie(request.cookies[name] ?? "");
    if (!valid) return;
    const at = now();
    const id = digestOf(value);
    const stored = await store.run(readSession, { id, now: at.toISOString() });
    if (!stored) return;
    const { userId, username, role, createdAt, expiresAt, firstPasswordUntil } = stored;
    const ageMs = at.getTime() - Date.parse(createdAt);
    const isRecent = ageMs >= 0 && ageMs < recentMs;
    const mustChoosePassword = firstPasswordUntil !== null;
    request.user = {
      ...{ id: userId, name: username, role },
      ...{ sessionId: id, isRecent, mustChoosePassword },
    };
    // Event streams cannot send the cookie.
    if (request.headers.accept?.includes("text/event-stream")) return;
    if (lastUsedOn(expiresAt) >= phoenixDay(at)) return;
    const expires = expiryOf(at);
    await store.run(renewSession, { id, expiresAt: expires.toISOString() }).then(
      () => setSessionCookie(reply, SITE_URL, value, expires),
      // A full disk must not hide the bookings: the next request tries again.
      (error) => request.log.error(error),
    );
  });
}

/** On https the prefix keeps other hosts and plain connections from setting the cookie. */
export function sessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return { name: secure ? "__Host-session" : "session", options };
}

export const sessionOf = ({ username, role, firstPasswordUntil }: StoredUser): Session => ({
  username,
  role,
  firstPasswordUntil,
});

/** @throws `wrong` if the password is wrong, or a Problem if there were too many wrong ones */
export function userOf(check: SignInCheck, reply: FastifyReply, wrong: Problem): StoredUser {
  if (check.waitMs > 0) {
    const wait = formatWait(sendWait(reply, check.waitMs));
    throw new Problem("rate-limited", {
      detail: `Too many failed attempts. Please try again in ${wait}.`,
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
}

export function sessionStarter({ env, now, store }: Pick<Context, "env" | "now" | "store">) {
  return async function startSession({ request, reply, user, wrong }: SignIn): Promise<Session> {
    const at = now();
    if (user.firstPasswordUntil !== null && user.firstPasswordUntil <= at.toISOString())
      throw new Problem("expired-password");
    const token = newToken();
    const id = digestOf(token);
    const expires = expiryOf(at);
    const isAdded = await store.run(addSession, {
      id,
      userId: user.id,
      password: user.password,
      device: deviceName(request.headers["user-agent"] ?? ""),
      createdAt: at.toISOString(),
      expiresAt: expires.toISOString(),
      replaced: request.user?.sessionId ?? null,
    });
    if (!isAdded) throw wrong;
    setSessionCookie(reply, env.SITE_URL, token, expires);
    return sessionOf(user);
  };
}

export type StartSession = ReturnType<typeof sessionStarter>;
