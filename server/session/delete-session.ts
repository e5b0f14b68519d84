import { defineCommand } from "#server/db/command.ts";

/** Ends one session, by the digest of its id. */
export const deleteSession = defineCommand({
  name: "deleteSession",
  kind: "write",
  async run(db, { id }: { readonly id: string }): Promise<void> {
    await db.deleteFrom("sessions").where("id", "=", id).execute();
  },
});
