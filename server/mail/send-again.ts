import type { Message } from "#domain/api/bookings.ts";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import { messageColumns } from "./message-columns.ts";
import { giveUpAt } from "./owe.ts";

/** Gives a failed message all its tries again, from `now` on. Undefined when it has not failed. */
export const sendAgain = defineCommand({
  name: "sendAgain",
  kind: "write",
  changes: changesBooking,
  async run(
    db,
    { id, now }: { readonly id: string; readonly bookingId: string; readonly now: string },
  ): Promise<Message | undefined> {
    return db
      .updateTable("messages")
      .set({
        state: "waiting",
        attempts: 0,
        next_at: now,
        give_up_at: giveUpAt(now),
        claimed_until: null,
        error: null,
      })
      .where("id", "=", id)
      .where("state", "=", "failed")
      .returning(messageColumns)
      .executeTakeFirst();
  },
});
