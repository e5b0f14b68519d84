import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Devices that get notifications, and messages that are about no booking. */
export const createPush = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("push_devices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("endpoint", "text", (column) => column.unique())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("created_at", "timestamptz", (column) => column.notNull())
      .addColumn("last_ok_at", "timestamptz")
      .addColumn("failing_since", "timestamptz")
      .addColumn("error", "text")
      .addColumn("gone_at", "timestamptz")
      .execute();
    for (const column of ["device_id", "text"])
      await db.schema.alterTable("messages").addColumn(column, "text").execute();
    await (engine === "postgres" ? allowNoBooking(db) : copyWithoutBooking(db));
    await sql`drop index messages_due_mail`.execute(db);
    await sql`create index messages_due_mail on messages (next_at)
      where state = 'waiting' and kind <> 'webhook' and device_id is null`.execute(db);
    await sql`create index messages_due_push on messages (next_at)
      where state = 'waiting' and device_id is not null`.execute(db);
  },
});

const allowNoBooking = (db: Kysely<unknown>) =>
  sql`alter table messages alter column booking_id drop not null`.execute(db);

/** SQLite cannot change a column, so the table is copied with its columns and indexes. */
async function copyWithoutBooking(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'messages' and sql is not null`.execute(
    db,
  );
  const table = rows.find(({ type }) => type === "table")?.sql ?? "";
  const changed = table
    .replace(/"?messages"?/, "messages_new")
    .replace(/("?booking_id"? text) not null/, "$1");
  await sql.raw(changed).execute(db);
  await sql`insert into messages_new select * from messages`.execute(db);
  await sql`drop table messages`.execute(db);
  await sql`alter table messages_new rename to messages`.execute(db);
  for (const row of rows) if (row.type === "index") await sql.raw(row.sql).execute(db);
}
