import { defineCommand } from "#server/db/command.ts";

const folded = (name: string) => name.trim().normalize("NFC").toLowerCase();

/** Whether two names are one: case and the blanks around them do not count. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);

/**
 * The user of a name. Users who were added before case stopped counting may differ by it alone: they are found by their
 * exact names.
 */
export function userNamed<User extends { readonly username: string }>(
  users: readonly User[],
  name: string,
): User | undefined {
  const same = users.filter(({ username }) => isSameName(username, name));
  const exact = same.find(({ username }) => username === name.trim());
  return exact ?? (same.length === 1 ? same[0] : undefined);
}

/** A user by name, with the hash of the password. */
export const findUser = defineCommand({
  name: "findUser",
  kind: "read",
  async run(
    db,
    { username }: { readonly username: string },
  ): Promise<{ id: string; username: string; password: string } | undefined> {
    // There are few, and SQLite knows only the case of ASCII.
    const users = await db.selectFrom("users").select(["id", "username", "password"]).execute();
    return userNamed(users, username);
  },
});
