import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** A filter's value as a word of SQLite's index that no visitor can type. The trigger in the migrations writes the same. */
export const mark = (kind: "area" | "plan" | "status", value: string) =>
  `"·${kind}·${value.replaceAll("-", "·")}"`;

/** Adds the bookings after a `seq` to SQLite's index, all in one statement: each insert writes a part of the index. */
export const indexFrom = (db: Kysely<Database>, after: number) =>
  sql`insert into booking_search(rowid, words)
    select seq, words || ' ·status·' || status || ' ·plan·' || replace(service_type, '-', '·')
      || coalesce(' ·area·' || replace(area, '-', '·'), '')
    from bookings where seq > ${after} and joined_into is null`.execute(db);

/** Adds new bookings, and merges 16 pages of the index. SQLite's own merges come rarely, and then take 30 ms at once. */
export async function addToIndex(db: Kysely<Database>, after: number): Promise<void> {
  await indexFrom(db, after);
  await sql`insert into booking_search(booking_search, rank) values ('merge', 16)`.execute(db);
}

export async function rebuildIndex(db: Kysely<Database>): Promise<void> {
  await sql`insert into booking_search(booking_search) values ('delete-all')`.execute(db);
  await indexFrom(db, 0);
}

/** Updating SQLite's index row by row takes minutes for 100,000 bookings: it is rebuilt once at the end. */
export async function withoutTrigger(
  db: Kysely<Database>,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
    where type = 'trigger' and name = 'bookings_changed'`.execute(db);
  await sql`drop trigger bookings_changed`.execute(db);
  await work();
  for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
}
