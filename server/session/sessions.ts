import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "#server/app.ts";
import { databaseSessions } from "./database-sessions.ts";
import { lifetime, renewedAfter, sessionCookie } from "./session-cookie.ts";

/**
 * Keeps a session for 30 days from now, and has its cookie sent. Saving by hand makes the plugin send a Secure cookie
 * also where the proxy in front does not say that it speaks TLS.
 * @throws StorageError
 */
export async function saveSession(request: FastifyRequest, now: Date): Promise<void> {
  request.session.cookie.expires = new Date(now.getTime() + lifetime);
  await request.session.save();
}

/** Reads who is signed in, for all routes of this server that are added later. */
export async function readSessions(
  server: FastifyInstance,
  app: Pick<App, "env" | "now" | "store">,
  secret: string,
): Promise<void> {
  const { name, options } = sessionCookie(app.env.SITE_URL);
  await server.register(cookie);
  await server.register(session, {
    secret,
    store: databaseSessions(app),
    cookieName: name,
    cookie: { ...options, maxAge: lifetime },
    saveUninitialized: false,
    rolling: false,
  });
  server.addHook("onRequest", async (request) => {
    // Once read: the plugin answers a stale cookie with one that clears it, which without "Secure" clears nothing.
    request.cookies = {};
  });
  // Only for requests that were let in, and at most once a day.
  server.addHook("preHandler", async (request) => {
    // A line of events is sent past the plugin: the cookie would stay as old as it is.
    if (request.headers.accept?.includes("text/event-stream")) return;
    const { expiresAt } = request.session;
    const now = app.now();
    if (!expiresAt || Date.parse(expiresAt) - now.getTime() >= lifetime - renewedAfter) return;
    // A full disk must not hide the bookings: the next request tries again.
    await saveSession(request, now).catch((error) => request.log.error(error));
  });
}
