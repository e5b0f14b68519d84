import { type Kysely, sql } from "kysely";
import type { Engine } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

/** What SQLite's index holds of a row: its words, and a mark for each value that filters. @see matchOnSqlite */
export const marked = (row: "bookings" | "new" | "old") =>
  sql.raw(
    `${row}.words || ' ·status·' || ${row}.status || ' ·plan·' || replace(${row}.service_type, '-', '·')
      || coalesce(' ·area·' || replace(${row}.area, '-', '·'), '')`,
  );

/**
 * The index of `bookings.words`. The words are made by search-words.ts and stand between blanks, so neither engine
 * has to take language apart. Triggers keep SQLite's index, which has no joined bookings, and number the rows in the
 * order of their arrival: of new ones until `leaveToWriter`.
 */
export async function createSearch(db: Kysely<Database>, engine: Engine): Promise<void> {
  if (engine === "postgres") {
    await sql`create index bookings_search on bookings
      using gin (array_to_tsvector(string_to_array(words, ' ')))`.execute(db);
    return;
  }
  await sql`create virtual table booking_search using fts5(
    words, content='', tokenize='ascii', detail='none', columnsize=0, prefix='1 2 3 4 5 6'
  )`.execute(db);
  // What was erased is gone from the index, too.
  await sql`insert into booking_search(booking_search, rank) values ('secure-delete', 1)`.execute(
    db,
  );
  await sql`insert into booking_search(rowid, words)
    select seq, ${marked("bookings")} from bookings where joined_into is null`.execute(db);
  await sql`create trigger bookings_added after insert on bookings begin
    update bookings set seq = (select coalesce(max(seq), 0) + 1 from bookings) where rowid = new.rowid;
    insert into booking_search(rowid, words)
      select seq, ${marked("bookings")} from bookings where rowid = new.rowid and joined_into is null;
  end`.execute(db);
  await sql`create trigger bookings_changed
    after update of words, status, service_type, area, joined_into on bookings begin
    insert into booking_search(booking_search, rowid, words)
      select 'delete', old.seq, ${marked("old")} where old.joined_into is null;
    insert into booking_search(rowid, words)
      select new.seq, ${marked("new")} where new.joined_into is null;
  end`.execute(db);
}

/**
 * From then on who adds a booking numbers it and puts it into SQLite's index. A trigger, even one that does nothing,
 * makes SQLite keep a journal of each statement: half of what the system does for a booking. @see addToSearch
 */
export async function leaveToWriter(db: Kysely<Database>): Promise<void> {
  await sql`drop trigger bookings_added`.execute(db);
}

/**
 * From then on FTS5 merges the parts of SQLite's index only when it is told to: by itself it does so much at once that
 * the bookings of that moment wait 15 to 40 ms longer. @see addToSearch
 */
export async function mergeByWriter(db: Kysely<Database>): Promise<void> {
  await sql`insert into booking_search(booking_search, rank) values ('automerge', 0)`.execute(db);
}

/** Takes SQLite's index and its triggers away, so that rows can be copied with the numbers that they have. */
export async function dropSearch(db: Kysely<Database>): Promise<void> {
  await sql`drop trigger bookings_changed`.execute(db);
  await sql`drop table booking_search`.execute(db);
}
