import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Mail and webhooks each find their due messages without reading the other's. */
export const messagesByChannel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("messages_due").execute();
    await sql`create index messages_due_mail on messages (next_at)
      where state = 'waiting' and kind <> 'webhook'`.execute(db);
    await sql`create index messages_due_webhook on messages (next_at)
      where state = 'waiting' and kind = 'webhook'`.execute(db);
    await sql`create index messages_claimed on messages (claimed_until)
      where claimed_until is not null`.execute(db);
  },
};
