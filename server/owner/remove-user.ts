import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { userNamed } from "#server/session/find-user.ts";

/** Deletes a user and ends the sessions. The last one stays, unless that is meant. */
export async function removeUser(
  db: Kysely<Database>,
  { username, evenLast }: { readonly username: string; readonly evenLast: boolean },
): Promise<"removed" | "unknown" | "last"> {
  const users = await db.selectFrom("users").select(["id", "username"]).execute();
  const user = userNamed(users, username);
  if (!user) return "unknown";
  if (users.length === 1 && !evenLast) return "last";
  await db.deleteFrom("sessions").where("user_id", "=", user.id).execute();
  await db.deleteFrom("users").where("id", "=", user.id).execute();
  return "removed";
}
