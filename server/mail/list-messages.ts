import { sql } from "kysely";
import type { ListedMessage } from "#domain/api/messages.ts";
import { defineCommand } from "#server/db/command.ts";
import { messageColumns } from "./message-columns.ts";

export interface MessageQuery {
  readonly state?: ListedMessage["state"] | undefined;
  /** The last message of the page before: the list goes on after it. */
  readonly after?: { readonly id: string; readonly createdAt: string } | undefined;
  readonly limit: number;
}

/** A page of mails and webhooks, the newest first. The name of who was erased is empty. */
export const listMessages = defineCommand({
  name: "listMessages",
  kind: "read",
  async run(db, { state, after, limit }: MessageQuery): Promise<ListedMessage[]> {
    let query = db
      .selectFrom("messages")
      .innerJoin("bookings", "bookings.id", "messages.booking_id")
      .select(messageColumns)
      .select(["first_name", "last_name"])
      .orderBy("messages.created_at", "desc")
      .orderBy("messages.id", "desc")
      .limit(limit);
    if (state !== undefined) query = query.where("messages.state", "=", state);
    // Word for word the condition of the index messages_unsent.
    if (state !== undefined && state !== "sent")
      query = query.where(sql<boolean>`messages.state <> 'sent'`);
    if (after)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("messages.created_at", "messages.id"), "<", tuple(after.createdAt, after.id)),
      );
    const rows = await query.execute();
    return rows.map(({ first_name, last_name, ...message }) => ({
      ...message,
      name: `${first_name} ${last_name}`.trim(),
    }));
  },
});
