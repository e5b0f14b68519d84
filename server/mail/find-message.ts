import type { Kysely } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";
import { messageColumns } from "./message-columns.ts";

/** One message; undefined without it. */
export const findMessage = (
  db: Kysely<Database>,
  { id }: { readonly id: string },
): Promise<Message | undefined> =>
  db.selectFrom("messages").select(messageColumns).where("id", "=", id).executeTakeFirst();
