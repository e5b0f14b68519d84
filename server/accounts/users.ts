import type { Role } from "#domain/api/session.ts";
import { defineCommand } from "#server/db/command.ts";
import { endSessions } from "./sessions.ts";

export interface StoredUser {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  readonly firstPasswordUntil: string | null;
}

const columns = [
  "users.id",
  "username",
  "password",
  "role",
  "first_password_until as firstPasswordUntil",
] as const;

const folded = (name: string) => name.trim().normalize("NFC").toLowerCase();

const isSameName = (one: string, other: string) => folded(one) === folded(other);

export const findUser = defineCommand({
  name: "findUser",
  kind: "read",
  async run(db, { username }: { readonly username: string }): Promise<StoredUser | undefined> {
    // Compared here, because SQLite ignores the case of ASCII only. There are few users.
    const users = await db.selectFrom("users").select(columns).execute();
    return users.find((user) => isSameName(user.username, username));
  },
});

export const findUserById = defineCommand({
  name: "findUserById",
  kind: "read",
  run: (db, { userId }: { readonly userId: string }): Promise<StoredUser | undefined> =>
    db.selectFrom("users").select(columns).where("users.id", "=", userId).executeTakeFirst(),
});

export interface ListedUser extends Omit<StoredUser, "password"> {
  readonly passkeys: number;
}

export const listUsers = defineCommand({
  name: "listUsers",
  kind: "read",
  async run(db, _input: undefined): Promise<ListedUser[]> {
    const users = await db.selectFrom("users").select(columns).execute();
    const passkeys = await db.selectFrom("passkeys").select("user_id").execute();
    return users
      .map(({ password: _, ...user }) => ({
        ...user,
        passkeys: passkeys.filter(({ user_id }) => user_id === user.id).length,
      }))
      .toSorted((one, other) => one.username.localeCompare(other.username, "en"));
  },
});

export interface NewUser {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** Defaults to owner. */
  readonly role?: Role;
  /** Null for a password that the user chose. */
  readonly firstPasswordUntil?: string | null;
}

/** Returns false if the name is taken. */
export const addUser = defineCommand({
  name: "addUser",
  kind: "write",
  async run(
    db,
    { id, username, password, role = "owner", firstPasswordUntil = null }: NewUser,
  ): Promise<boolean> {
    const users = await db.selectFrom("users").select("username").execute();
    if (users.some((user) => isSameName(user.username, username))) return false;
    const added = await db
      .insertInto("users")
      .values({ id, username, password, role, first_password_until: firstPasswordUntil })
      .onConflict((conflict) => conflict.column("username").doNothing())
      .returning("id")
      .execute();
    return added.length > 0;
  },
});

/** Returns false if there is no such user. */
export const removeUser = defineCommand({
  name: "removeUser",
  kind: "write",
  async run(db, { userId }: { readonly userId: string }): Promise<boolean> {
    await endSessions(db, userId);
    await db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
    const removed = await db.deleteFrom("users").where("id", "=", userId).returning("id").execute();
    return removed.length > 0;
  },
});

interface NewPassword {
  readonly userId: string;
  readonly old: string;
  readonly password: string;
  readonly keptSession: string | null;
}

/** Ends all sessions but `keptSession`. Returns false, and does nothing, if the hash is no longer `old`. */
export const changePassword = defineCommand({
  name: "changePassword",
  kind: "write",
  async run(db, { userId, old, password, keptSession }: NewPassword): Promise<boolean> {
    const changed = await db
      .updateTable("users")
      .set({ password, first_password_until: null })
      .where("id", "=", userId)
      .where("password", "=", old)
      .returning("id")
      .execute();
    if (changed.length === 0) return false;
    await endSessions(db, userId, keptSession);
    return true;
  },
});
