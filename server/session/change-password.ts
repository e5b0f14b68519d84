import { defineCommand } from "#server/db/command.ts";

/**
 * Stores the hash of a new password and ends the user's sessions, but for one that is named by its digest.
 * False, and nothing is done, when the password is not the one that was given as `old` any more.
 */
export const changePassword = defineCommand({
  name: "changePassword",
  kind: "write",
  async run(
    db,
    input: {
      readonly userId: string;
      readonly old: string;
      readonly password: string;
      readonly keptSession: string | null;
    },
  ): Promise<boolean> {
    const changed = await db
      .updateTable("users")
      .set({ password: input.password })
      .where("id", "=", input.userId)
      .where("password", "=", input.old)
      .returning("id")
      .execute();
    if (changed.length === 0) return false;
    let sessions = db.deleteFrom("sessions").where("user_id", "=", input.userId);
    if (input.keptSession !== null) sessions = sessions.where("id", "<>", input.keptSession);
    await sessions.execute();
    return true;
  },
});
