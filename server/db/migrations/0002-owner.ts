import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { addBookingColumns } from "./booking-columns.ts";
import { createSearch } from "./search.ts";

/** What the owner's side needs: who is signed in, what became of each booking, and the messages that it owes. */
export const createOwnerSide = (engine: Engine): Migration => ({
  async up(db: Kysely<Database>) {
    await addBookingColumns(db, engine);
    await createSearch(db, engine);

    for (const column of ["from_status", "to_status", "text", "undoes"])
      await db.schema.alterTable("booking_events").addColumn(column, "text").execute();

    await db.schema
      .createTable("messages")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("booking_id", "text", (column) => column.notNull().references("bookings.id"))
      .addColumn("event_id", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .addColumn("next_at", "timestamptz", (column) => column.notNull())
      .addColumn("claimed_until", "timestamptz")
      .addColumn("give_up_at", "timestamptz", (column) => column.notNull())
      .addColumn("sent_at", "timestamptz")
      .addColumn("error", "text")
      .execute();
    await db.schema
      .createIndex("messages_of_booking")
      .on("messages")
      .column("booking_id")
      .execute();
    await db.schema
      .createIndex("messages_newest")
      .on("messages")
      .columns(["created_at", "id"])
      .execute();
    // Nearly all messages have been sent: what is left to do stays small.
    await sql`create index messages_due on messages (next_at) where state = 'waiting'`.execute(db);
    await sql`create index messages_failed on messages (created_at, id) where state = 'failed'`.execute(
      db,
    );

    await db.schema
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.references("users.id"))
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("expires_at", "timestamptz", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_of_user").on("sessions").column("user_id").execute();

    await db.schema
      .createTable("sign_in_failures")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("last_at", "timestamptz", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("settings")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
});
