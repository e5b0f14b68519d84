import { defineCommand } from "#server/db/command.ts";

export interface StoredSession {
  /** What the session holds, as JSON. */
  readonly data: string;
  readonly expiresAt: string;
}

/** A session that has not expired, by the digest of its id. */
export const readSession = defineCommand({
  name: "readSession",
  kind: "read",
  async run(
    db,
    { id, now }: { readonly id: string; readonly now: string },
  ): Promise<StoredSession | undefined> {
    return await db
      .selectFrom("sessions")
      // Who was taken out of the table by hand is signed out with it.
      .innerJoin("users", "users.id", "sessions.user_id")
      .select(["data", "expires_at as expiresAt"])
      .where("sessions.id", "=", id)
      .where("expires_at", ">", now)
      .executeTakeFirst();
  },
});
