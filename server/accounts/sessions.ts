import type { Kysely } from "kysely";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { carryDevice, removeDevicesOf } from "#server/messages/push-devices.ts";

export const readSession = defineCommand({
  name: "readSession",
  kind: "read",
  run: (db, { id, now }: { readonly id: string; readonly now: string }) =>
    db
      .selectFrom("sessions")
      // A user deleted by hand, without the foreign key, is signed out as well.
      .innerJoin("users", "users.id", "sessions.user_id")
      .select([
        "users.id as userId",
        "username",
        "role",
        "first_password_until as firstPasswordUntil",
        "created_at as createdAt",
        "expires_at as expiresAt",
      ])
      .where("sessions.id", "=", id)
      .where("expires_at", ">", now)
      // A first password opens nothing once it has expired.
      .where((is) =>
        is.or([is("first_password_until", "is", null), is("first_password_until", ">", now)]),
      )
      .executeTakeFirst(),
});

export const listSessions = defineCommand({
  name: "listSessions",
  kind: "read",
  run: (db, { userId, now }: { readonly userId: string; readonly now: string }) =>
    db
      .selectFrom("sessions")
      .select(["id", "device", "created_at as createdAt", "expires_at as expiresAt"])
      .where("user_id", "=", userId)
      .where("expires_at", ">", now)
      .orderBy("expires_at", "desc")
      .orderBy("id")
      .execute(),
});

interface NewSession {
  readonly id: string;
  /** The id of the session that it takes the place of. */
  readonly replaced: string | null;
  readonly userId: string;
  /** The hash that was right when the user proved who they are. */
  readonly password: string;
  readonly device: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Returns false if the password has changed meanwhile, or the user is gone. */
export const addSession = defineCommand({
  name: "addSession",
  kind: "write",
  async run(db, session: NewSession): Promise<boolean> {
    const { id, replaced, userId, password, device, createdAt, expiresAt } = session;
    // Writing locks the row: a change of the password ends the sessions of before.
    const isSame = await db
      .updateTable("users")
      .set({ password })
      .where("id", "=", userId)
      .where("password", "=", password)
      .returning("id")
      .executeTakeFirst();
    if (!isSame) return false;
    if (replaced !== null) {
      await db.deleteFrom("sessions").where("id", "=", replaced).execute();
      await carryDevice(db, { from: replaced, to: id, userId });
    }
    const moments = { created_at: createdAt, expires_at: expiresAt };
    await db
      .insertInto("sessions")
      .values({ id, user_id: userId, device, ...moments })
      .execute();
    return true;
  },
});

/** A session that was deleted meanwhile stays deleted. */
export const renewSession = defineCommand({
  name: "renewSession",
  kind: "write",
  async run(db, { id, expiresAt }: Pick<NewSession, "id" | "expiresAt">): Promise<void> {
    await db.updateTable("sessions").set({ expires_at: expiresAt }).where("id", "=", id).execute();
  },
});

/** Also ends the notifications turned on in it: the browser may be lost. Returns false if the user has no such session. */
export const endSession = defineCommand({
  name: "endSession",
  kind: "write",
  async run(db, { id, userId }: { readonly id: string; readonly userId: string }) {
    const ended = await db
      .deleteFrom("sessions")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("id")
      .executeTakeFirst();
    if (ended) await removeDevicesOf(db, "session_id", id);
    return ended !== undefined;
  },
});

/** Ends a user's sessions, except the one to keep, and the notifications turned on in them: a browser may be lost. */
export async function endSessions(
  db: Kysely<Database>,
  userId: string,
  kept: string | null = null,
): Promise<void> {
  const ended = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(kept !== null, (query) => query.where("id", "<>", kept))
    .returning("id")
    .execute();
  if (kept === null) return removeDevicesOf(db, "user_id", userId);
  for (const { id } of ended) await removeDevicesOf(db, "session_id", id);
}
