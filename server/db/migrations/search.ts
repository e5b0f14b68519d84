import { type Kysely, sql } from "kysely";
import type { Engine } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

/**
 * The index of `bookings.words`. The words are made by search-words.ts and stand between blanks, so neither engine
 * has to take language apart. Triggers keep SQLite's index, and number the rows in the order of their arrival.
 */
export async function createSearch(db: Kysely<Database>, engine: Engine): Promise<void> {
  if (engine === "postgres") {
    await sql`create index bookings_search on bookings
      using gin (array_to_tsvector(string_to_array(words, ' ')))`.execute(db);
    return;
  }
  await sql`create virtual table booking_search using fts5(
    words, content='bookings', content_rowid='seq', tokenize='ascii', detail='none', columnsize=0, prefix='1 2 3'
  )`.execute(db);
  await sql`insert into booking_search(booking_search) values ('rebuild')`.execute(db);
  await sql`create trigger bookings_added after insert on bookings begin
    update bookings set seq = (select coalesce(max(seq), 0) + 1 from bookings) where rowid = new.rowid;
    insert into booking_search(rowid, words) select seq, words from bookings where rowid = new.rowid;
  end`.execute(db);
  await sql`create trigger bookings_reworded after update of words on bookings begin
    insert into booking_search(booking_search, rowid, words) values ('delete', old.seq, old.words);
    insert into booking_search(rowid, words) values (new.seq, new.words);
  end`.execute(db);
}
