import { type Kysely, sql } from "kysely";
import { engineOf } from "#server/db/engine.ts";
import { jsonRows } from "#server/db/json-rows.ts";
import { marked } from "#server/db/migrations/search.ts";
import type { Database } from "#server/db/schema.ts";

const types = {
  id: "text",
  first_name: "text",
  last_name: "text",
  email: "text",
  phone: "text",
  address: "text",
  city: "text",
  state: "text",
  zip_code: "text",
  service_date: "text",
  num_dogs: "text",
  service_type: "text",
  special_requests: "text",
  status: "text",
  created_at: "timestamptz",
  area: "text",
  page: "text",
  day: "text",
  phone_key: "text",
  email_key: "text",
  words: "text",
  same_as: "text",
} as const;

type Column = keyof typeof types;
export type BookingRow = Pick<Database["bookings"], Column>;

const isColumn = (name: string): name is Column => Object.hasOwn(types, name);
const columns = Object.keys(types).filter(isColumn);

/** Writes the rows of bookings, in their order, and puts them into the search. */
export async function insertRows(
  db: Kysely<Database>,
  bookings: readonly BookingRow[],
): Promise<void> {
  const rows = jsonRows(db, types, bookings).as("rows");
  const query = db.selectFrom(rows).select(columns).orderBy("ordinal");
  if (engineOf(db) === "postgres") {
    await db.insertInto("bookings").columns(columns).expression(query).execute();
    return;
  }
  const { last } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.coalesce(fn.max("seq"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("bookings")
    .columns([...columns, "seq"])
    .expression(query.select(sql<number>`${last} + 1 + ordinal`.as("seq")))
    .execute();
  // Each insert writes a part of the index: one for many bookings costs little more than for one.
  await sql`insert into booking_search(rowid, words)
    select seq, ${marked("bookings")} from bookings where seq > ${last} and joined_into is null`.execute(
    db,
  );
}
