import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import * as z from "zod/mini";

const rows = z.array(z.object({ id: z.string() }));

/** A booking, its first event, its key and its messages are written in one transaction: all or none. */
const sql = `
  select id from bookings where
    (select count(*) from booking_events where booking_id = bookings.id and kind = 'requested') <> 1
    or (select count(*) from booking_requests where key = first_name and booking_id = bookings.id) <> 1
    or (select count(*) from messages where booking_id = bookings.id and kind = 'lead') <> 1
    or (select count(*) from messages where booking_id = bookings.id and kind = 'confirmation') <> 1
  union all select booking_id from booking_requests where booking_id not in (select id from bookings)
  union all select booking_id from booking_events where booking_id not in (select id from bookings)
  union all select booking_id from messages where booking_id not in (select id from bookings)`;

/** Ids that are only partly in a SQLite file, and what SQLite itself finds wrong with the file. */
export function halfStoredInFile(DATA_DIR: string): string[] {
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  const halves = rows.parse(database.prepare(sql).all()).map(({ id }) => id);
  const check = database.prepare("select integrity_check as id from pragma_integrity_check").all();
  database.close();
  return [...halves, ...rows.parse(check).flatMap(({ id }) => (id === "ok" ? [] : id))];
}

/** Ids that are only partly in a PostgreSQL database, which verifies the checksums of the pages it reads. */
export async function halfStoredInPostgres(address: string): Promise<string[]> {
  const client = new pg.Client(address);
  await client.connect();
  const found = await client.query(sql).finally(() => client.end());
  return rows.parse(found.rows).map(({ id }) => id);
}
