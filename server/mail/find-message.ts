import type { Message } from "#domain/api/bookings.ts";
import { defineCommand } from "#server/db/command.ts";
import { messageColumns } from "./message-columns.ts";

/** One message; undefined without it. */
export const findMessage = defineCommand({
  name: "findMessage",
  kind: "read",
  async run(db, { id }: { readonly id: string }): Promise<Message | undefined> {
    return db.selectFrom("messages").select(messageColumns).where("id", "=", id).executeTakeFirst();
  },
});
