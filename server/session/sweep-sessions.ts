import { defineCommand } from "#server/db/command.ts";

const day = 86_400_000;

/** Deletes expired sessions, and wrong tries that do not count any more. */
export const sweepSessions = defineCommand({
  name: "sweepSessions",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const yesterday = new Date(Date.parse(now) - day).toISOString();
    await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
    await db.deleteFrom("sign_in_failures").where("last_at", "<=", yesterday).execute();
  },
});
