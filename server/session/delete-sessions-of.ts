import { defineCommand } from "#server/db/command.ts";

/** Ends every session of a user. */
export const deleteSessionsOf = defineCommand({
  name: "deleteSessionsOf",
  kind: "write",
  async run(db, { userId }: { readonly userId: string }): Promise<void> {
    await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  },
});
