import { randomBytes } from "node:crypto";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply } from "fastify";
import { dayMs, minuteMs, phoenixDay } from "#domain/dates.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Context } from "#server/http/context.ts";
import { readSession, renewSession } from "./sessions.ts";

const lifetimeMs = 30 * dayMs;

/** Some changes need a sign-in within this time. */
const recentMs = 10 * minuteMs;

/** A Phoenix day. The first request of each day renews the session. */
export const lastUsedOn = (expiresAt: string): string =>
  phoenixDay(new Date(Date.parse(expiresAt) - lifetimeMs));

export const expiryOf = (now: Date): Date => new Date(now.getTime() + lifetimeMs);

export const newToken = (): string => randomBytes(24).toString("base64url");

export function setSessionCookie(
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
