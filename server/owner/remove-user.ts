import { defineCommand } from "#server/db/command.ts";
import { userNamed } from "#server/session/find-user.ts";

/** Deletes a user and ends the sessions. The last one stays, unless that is meant. */
export const removeUser = defineCommand({
  name: "removeUser",
  kind: "write",
  async run(
    db,
    { username, evenLast }: { readonly username: string; readonly evenLast: boolean },
  ): Promise<"removed" | "unknown" | "last"> {
    const users = await db.selectFrom("users").select(["id", "username"]).execute();
    const user = userNamed(users, username);
    if (!user) return "unknown";
    if (users.length === 1 && !evenLast) return "last";
    await db.deleteFrom("sessions").where("user_id", "=", user.id).execute();
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    return "removed";
  },
});
