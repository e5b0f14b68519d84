import { createHash } from "node:crypto";
import type { SessionStore } from "@fastify/session";
import * as z from "zod/mini";
import type { App } from "#server/app.ts";
import { deleteSession } from "#server/session/delete-session.ts";
import { readSession } from "#server/session/read-session.ts";
import { writeSession } from "#server/session/write-session.ts";
import { lifetime } from "./session-cookie.ts";

/** Who reads the table cannot take a session over: it holds digests of the ids. */
export const digestOf = (sessionId: string): string =>
  createHash("sha256").update(sessionId).digest("base64url");

const held = z.object({ user: z.object({ id: z.string(), name: z.string() }) });

/** The sessions of all instances, in the database. A failure of the storage is a StorageError. */
export function databaseSessions({ store, now }: Pick<App, "now" | "store">): SessionStore {
  /** The plugin wants callbacks, and errors as their first argument. */
  const settle = <Result>(
    work: Promise<Result>,
    callback: (error: unknown, result?: Result) => void,
  ) => {
    work.then((result) => callback(null, result), callback);
  };

  return {
    get: (sessionId, callback) => {
      const input = { id: digestOf(sessionId), now: now().toISOString() };
      const read = store.run(readSession, input).then((stored) => {
        if (!stored) return null;
        const { user } = held.parse(JSON.parse(stored.data));
        // Expiry is the database's matter: the plugin would look at the machine's clock.
        return { user, expiresAt: stored.expiresAt, cookie: { originalMaxAge: lifetime } };
      });
      settle(read, callback);
    },
    set: (sessionId, { user, expiresAt }, callback) => {
      // Nobody is signed in: nothing to keep.
      if (!user) return callback();
      const input = {
        id: digestOf(sessionId),
        userId: user.id,
        data: JSON.stringify({ user }),
        expiresAt: new Date(now().getTime() + lifetime).toISOString(),
        renewed: expiresAt !== undefined,
      };
      settle(store.run(writeSession, input), (error) => callback(error));
    },
    destroy: (sessionId, callback) => {
      const input = { id: digestOf(sessionId) };
      settle(store.run(deleteSession, input), (error) => callback(error));
    },
  };
}
