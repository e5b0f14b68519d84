import { createHash } from "node:crypto";
import { callbackify } from "node:util";
import cookie from "@fastify/cookie";
import session, { type SessionStore } from "@fastify/session";
import type { FastifyInstance, FastifyRequest, Session } from "fastify";
import { dayMs, minuteMs, phoenixDay } from "#domain/dates.ts";
import type { Context, User } from "#server/http/context.ts";
import { sessionCookie } from "#server/http/cookies.ts";
import { addSession, deleteSession, readSession, renewSession } from "./sessions.ts";

const lifetimeMs = 30 * dayMs;

/** Some changes need a sign-in within this time. */
const recentMs = 10 * minuteMs;

declare module "fastify" {
  interface Session {
    user?: User;
    device?: string;
    browser?: string;
    isRecent?: boolean;
    expiresAt?: string;
  }
}

/** A Phoenix day. The first request of each day renews the session. */
export const lastUsedOn = (expiresAt: string): string =>
  phoenixDay(new Date(Date.parse(expiresAt) - lifetimeMs));

/** The database holds digests of the ids, so that nobody who reads it can take over a session. */
export const digestOf = (sessionId: string): string =>
  createHash("sha256").update(sessionId).digest("base64url");

function databaseSessions({ store, now }: Pick<Context, "now" | "store">): SessionStore {
  return {
    get: callbackify(async (sessionId: string) => {
      const at = now();
      const input = { id: digestOf(sessionId), now: at.toISOString() };
      const stored = await store.run(readSession, input);
      if (!stored) return null;
      const { userId, username, role, createdAt, expiresAt } = stored;
      const user = { id: userId, name: username, role };
      // Without an expiry, which the plugin would compare with the machine's clock.
      const cookie = { originalMaxAge: lifetimeMs };
      const ageMs = at.getTime() - Date.parse(createdAt);
      return { user, isRecent: ageMs >= 0 && ageMs < recentMs, expiresAt, cookie };
    }),
    set: callbackify(
      async (sessionId: string, { user, device = "", browser, expiresAt }: Session) => {
        if (!user) return;
        const id = digestOf(sessionId);
        const at = now();
        const moments = {
          createdAt: at.toISOString(),
          expiresAt: new Date(at.getTime() + lifetimeMs).toISOString(),
        };
        if (expiresAt === undefined)
          await store.run(addSession, {
            id,
            userId: user.id,
            device,
            browser: browser ?? "",
            ...moments,
          });
        else await store.run(renewSession, { id, expiresAt: moments.expiresAt });
      },
    ),
    destroy: callbackify((sessionId: string) =>
      store.run(deleteSession, { id: digestOf(sessionId) }),
    ),
  };
}

/** Saves by hand: the plugin alone sends a Secure cookie only if the proxy in front reports TLS. */
export async function saveSession(request: FastifyRequest, now: Date): Promise<void> {
  request.session.cookie.expires = new Date(now.getTime() + lifetimeMs);
  await request.session.save();
}

export async function readSessions(
  server: FastifyInstance,
  app: Pick<Context, "env" | "now" | "store">,
  secret: string,
): Promise<void> {
  const { name, options } = sessionCookie(app.env.SITE_URL);
  await server.register(cookie, { secret });
  await server.register(session, {
    secret,
    store: databaseSessions(app),
    cookieName: name,
    cookie: { ...options, maxAge: lifetimeMs },
    saveUninitialized: false,
    rolling: false,
  });
  server.addHook("onRequest", async (request) => {
    // Otherwise the plugin clears a stale cookie with one that lacks "Secure", and browsers ignore that.
    request.cookies = {};
  });
  server.addHook("preHandler", async (request) => {
    // Event streams bypass the plugin: the session would be renewed without its cookie.
    if (request.headers.accept?.includes("text/event-stream")) return;
    const { expiresAt } = request.session;
    const now = app.now();
    if (!expiresAt || lastUsedOn(expiresAt) >= phoenixDay(now)) return;
    // A full disk must not hide the bookings: the next request tries again.
    await saveSession(request, now).catch((error) => request.log.error(error));
  });
}
