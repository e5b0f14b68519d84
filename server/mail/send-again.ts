import type { Kysely } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";
import { messageColumns } from "./message-columns.ts";
import { giveUpAt } from "./owe.ts";

/** Gives a failed message all its tries again, from `now` on. Undefined when it has not failed. */
export const sendAgain = (
  db: Kysely<Database>,
  // The booking's id tells the inboxes that show it, and wakes the worker.
  { id, now }: { readonly id: string; readonly bookingId: string; readonly now: string },
): Promise<Message | undefined> =>
  db
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
