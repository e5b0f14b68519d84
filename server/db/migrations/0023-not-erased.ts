import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds what retention erases, for its one condition. */
export const notErased: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index bookings_erasable`.execute(db);
    await sql`create index bookings_not_erased on bookings (day) where erased_at is null`.execute(
      db,
    );
  },
};
