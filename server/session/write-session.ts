import { defineCommand } from "#server/db/command.ts";

export interface NewSession {
  /** The digest of its id. */
  readonly id: string;
  readonly userId: string;
  /** What it holds, as JSON. */
  readonly data: string;
  readonly expiresAt: string;
  /** True when it was there before: then one that was deleted meanwhile stays deleted. */
  readonly renewed: boolean;
}

/** Keeps a session. */
export const writeSession = defineCommand({
  name: "writeSession",
  kind: "write",
  async run(db, { id, userId, data, expiresAt, renewed }: NewSession): Promise<void> {
    const values = { data, expires_at: expiresAt };
    if (renewed) await db.updateTable("sessions").set(values).where("id", "=", id).execute();
    else
      await db
        .insertInto("sessions")
        .values({ id, user_id: userId, ...values })
        .execute();
  },
});
