import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Spam is counted. Requests, notes and neighborhoods can be searched once the program has derived them at its start. */
export const notesAndSpam: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index bookings_set_aside on bookings (status, joined_into)
      where status = 'spam' and joined_into is null`.execute(db);
    await sql`insert into settings (key, value)
      select 'derive_after', '0' where exists (select 1 from bookings)`.execute(db);
  },
};
