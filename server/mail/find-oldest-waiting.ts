import { sql } from "kysely";
import type { OldestWaiting } from "#domain/api/numbers.ts";
import { defineCommand } from "#server/db/command.ts";
import { type Channel, ofChannel } from "./channels.ts";
import { patience } from "./owe.ts";

/** The message of each channel that has been waiting to leave for longest. */
export const findOldestWaiting = defineCommand({
  name: "findOldestWaiting",
  kind: "read",
  async run(db, _input: object): Promise<OldestWaiting> {
    async function oldestOf(channel: Channel) {
      const oldest = await db
        .selectFrom("messages")
        .select(["give_up_at", "error"])
        // Word for word the condition of the indexes on what is due.
        .where(sql<boolean>`state = 'waiting'`)
        .where("kind", ...ofChannel(channel))
        .orderBy("give_up_at")
        .limit(1)
        .executeTakeFirst();
      if (!oldest) return null;
      // Counted from the last time that it was enqueued or sent again by hand.
      const since = new Date(Date.parse(oldest.give_up_at) - patience).toISOString();
      return { since, error: oldest.error };
    }
    return { mail: await oldestOf("mail"), webhook: await oldestOf("webhook") };
  },
});
