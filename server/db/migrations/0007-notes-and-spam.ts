import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { updateWords } from "#server/bookings/update-words.ts";
import type { Engine } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { createSearch, dropSearch, leaveToWriter, mergeByWriter } from "./search.ts";

const batch = 500;

/** Requests, notes and neighborhoods can be searched, also those of the bookings that are there. Spam is counted. */
export const notesAndSpam = (engine: Engine): Migration => ({
  async up(db: Kysely<Database>) {
    await sql`create index bookings_set_aside on bookings (status, joined_into)
      where status = 'spam' and joined_into is null`.execute(db);
    // Made once at the end, the index costs less than changed with each row.
    if (engine === "sqlite") await dropSearch(db);
    for (let last = 0; ; ) {
      const found = await db
        .selectFrom("bookings")
        .select(["id", "seq"])
        .where("seq", ">", last)
        .orderBy("seq")
        .limit(batch)
        .execute();
      await updateWords(
        db,
        found.map(({ id }) => id),
      );
      last = found.at(-1)?.seq ?? last;
      if (found.length < batch) break;
    }
    if (engine !== "sqlite") return;
    await createSearch(db, engine);
    await leaveToWriter(db);
    await mergeByWriter(db);
    // Changing one row costs a tenth of what it costs in the many parts that filling leaves behind.
    await sql`insert into booking_search(booking_search) values ('optimize')`.execute(db);
  },
});
